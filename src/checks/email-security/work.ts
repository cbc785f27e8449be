import { minutesFor } from '#core/minutes.ts'
import { listed, type Step } from '#core/words.ts'
import type { TurnsGood, WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { type EmailSecurityFacts, facts, isOutOfReach, lostServers } from './facts.ts'
import { onlyWatches, watchesSubdomains } from './fixes/dmarc.ts'
import { isNobodySends, letsNobodySend } from './fixes/spf.ts'
import { isDmarcToDo } from './grade-dmarc.ts'
import { isSpfToDo } from './grade-spf.ts'
import type { Status } from './words.ts'

const MESSAGE = minutesFor({ message: 1 })
/** Looking through the reports, and changing the record once more. */
const STRICTER = minutesFor({ decide: 1, openDns: 1, record: 1 })

/** Days for which a record that only watches is left, at least: its own note says two to four weeks. */
const WATCHING_DAYS = 14

/** A first DMARC record only watches, so the result is not good yet once it is pasted. */
const NEXT_STEP = 'Paste the next DMARC step after two to four weeks: only then are fakes stopped'
const NEXT_STEP_IF_USED =
  'If email is sent in its name, paste the next DMARC step after two to four weeks: only then are fakes stopped'
/** For a domain whose record watches by now. */
const AFTER_WATCHING =
  'Once two weeks of reports show every service that you send with as passing, paste the next DMARC step: only then are fakes stopped'
/** For a domain that stops fakes by now, and leaves its subdomains out. */
const AFTER_WATCHING_SUBDOMAINS =
  'Once two weeks of reports show every service that you send with as passing, paste the next DMARC step: only then are fakes from subdomains stopped'

/** What is wrong in an SPF record for which there is no finished one. Nobody can say today whether that makes it good. */
const SPF_STEPS: Readonly<Record<'list' | 'none', Step>> = {
  list: {
    text: 'Strike out of your SPF record what no longer sends for you, as the ready-made list says',
    minutes: minutesFor({ read: 1, decide: 1, openDns: 1, record: 1 }),
  },
  none: {
    text: 'Ask your email provider about what is wrong in your SPF record: the list says it',
    minutes: MESSAGE,
  },
}

const DKIM_TO_ASK: readonly string[] = ['weak', 'broken']

/** In the same sitting as a record: by itself it is no job, as nobody sees from outside that it is done. */
const IS_IT_SIGNED: Step = {
  text: 'Find out whether your mail is signed (DKIM), as the ready-made steps say',
  minutes: minutesFor({ read: 1, tryOut: 1 }),
}

/**
 * The work by what is missing: where one can be made, a record to paste for each of SPF and DMARC, and a message about DKIM and mail servers that cannot
 * be reached. That comes first where no server can be.
 */
export const mailWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null || known.domain === null) return null
  const { spf, dmarc, domain } = known
  const spfPiece = isSpfToDo(spf.grade) ? (spf.piece ?? 'record') : null
  const watched = mustWait(known)
  const isDmarcNow = isDmarcToDo(dmarc.grade) && !watched
  const records = [...(spfPiece === 'record' ? ['SPF'] : []), ...(isDmarcNow ? ['DMARC'] : [])]
  const byHand = spfPiece === null || spfPiece === 'record' ? [] : [SPF_STEPS[spfPiece]]
  const asks = asksAboutKey(known)
  const lost = lostServers(known)
  const isNow = records.length + byHand.length + lost.length > 0 || asks
  if ((!isNow && !watched) || result.status === GOOD) return null
  const which = `${records.length === 1 ? 'record' : 'records'} (${records.join(' and ')})`
  const asksFirst = records.length > 0 && mustAskFirst(known)
  const paste: Step = {
    text: asksFirst
      ? `Then paste the ready-made ${which} for what you found where your domain name ${domain} is managed`
      : `Paste the ready-made ${which} where your domain name ${domain} is managed`,
    minutes: minutesFor({
      read: records.length,
      openDns: 1,
      record: records.length,
      mailbox: dmarc.grade === 'none' ? 1 : 0,
    }),
    // Tonight is for the question.
    ...(asksFirst ? { isLater: true as const } : {}),
  }
  const pasting = [...(asksFirst ? [askingWhoSends(domain)] : []), ...(records.length > 0 ? [paste] : [])]
  const asking = messageSteps(known, { asks, lost })
  return {
    steps: [
      ...(isOutOfReach(known.mx) ? [...asking, ...pasting] : [...pasting, ...asking]),
      ...byHand,
      ...(asking.length === 0 && records.length > 0 && hidesKey(known) ? [IS_IT_SIGNED] : []),
      ...inTime({ isWaiting: !isNow, later: laterSteps(known, watched) }),
    ],
    isReadyMade: (records.length > 0 && !asksFirst) || asks || lost.length > 0,
    turnsGood: turnsGood(isDmarcToDo(dmarc.grade) || byHand.length > 0 || asksFirst, asks),
    ...(watched
      ? { waits: { for: `a DMARC record of ${dmarc.at ?? domain} that only watches`, days: WATCHING_DAYS } }
      : {}),
    who: 'You',
  }
}

/** Nothing shows whether the domain sends, and it does not say itself that nobody does: its website may, and the wrong record would stop that. */
const mustAskFirst = ({ noMail, mx, dkimGrade, spf }: EmailSecurityFacts): boolean =>
  noMail !== true &&
  mx.length === 0 &&
  dkimGrade === 'unknown' &&
  letsNobodySend(spf.value ?? '') &&
  !isNobodySends(spf.value ?? '')

const askingWhoSends = (domain: string): Step => ({
  text: `Find out who sends email from @${domain}: if your website has a form, send yourself a message by it, and see from which address it comes`,
  minutes: minutesFor({ tryOut: 1 }),
})

const GOOD: Status = 'secure_emails'

/** One message for all that only the email provider can change. */
function messageSteps(
  { dkimGrade }: EmailSecurityFacts,
  { asks, lost }: { asks: boolean; lost: readonly string[] },
): Step[] {
  if (lost.length === 0)
    return asks
      ? [{ text: 'Send your email provider the ready-made message about DKIM', minutes: MESSAGE }]
      : []
  const about = dkimGrade === 'good' ? '' : ' about DKIM, and say'
  const text = `Send your email provider the ready-made message${about} that mail can’t reach ${listed(lost)}`
  return [{ text, minutes: MESSAGE }]
}

/** A domain with mail whose keys nobody sees from outside. */
const hidesKey = ({ dkimGrade, mx }: EmailSecurityFacts): boolean =>
  dkimGrade === 'unknown' && mx.some(({ exchange }) => exchange !== '')

/** Its record watches, and nothing stricter is ready to paste at once, as it is for a domain that may have no mail. */
export const mustWait = ({ dmarc, mx, dkim, spf }: EmailSecurityFacts): boolean =>
  dmarc.grade === 'monitor' &&
  onlyWatches(dmarc.value ?? '') &&
  (mx.some(({ exchange }) => exchange !== '') ||
    (mx.length === 0 && (dkim.length > 0 || !letsNobodySend(spf.value ?? ''))))

const AGAIN: Step = { text: 'Re-run the test after a day', minutes: minutesFor({ tap: 1 }) }

/** The test is run again after the work of now; where all of it has to wait, after that. */
const inTime = ({ isWaiting, later }: { isWaiting: boolean; later: Step[] }): Step[] =>
  isWaiting ? [...later, AGAIN] : [AGAIN, ...later]

function laterSteps(known: EmailSecurityFacts, watched: boolean): Step[] {
  if (watched) {
    const text = watchesSubdomains(known.dmarc.value ?? '') ? AFTER_WATCHING_SUBDOMAINS : AFTER_WATCHING
    return [{ text, minutes: STRICTER, isLater: true }]
  }
  return known.dmarc.grade === 'none' ? nextStep(known) : []
}

/** A domain that takes no mail has no message about its keys. */
const asksAboutKey = ({ dkimGrade, noMail, mx }: EmailSecurityFacts): boolean =>
  DKIM_TO_ASK.includes(dkimGrade) &&
  noMail !== true &&
  (mx.length === 0 || mx.some(({ exchange }) => exchange !== ''))

/** A domain that takes no mail refuses everything at once; where nothing takes mail, only the owner knows whether any is sent. */
function nextStep({ mx }: EmailSecurityFacts): Step[] {
  if (mx.length === 0) return [{ text: NEXT_STEP_IF_USED, minutes: STRICTER, isLater: true }]
  return mx.some(({ exchange }) => exchange !== '')
    ? [{ text: NEXT_STEP, minutes: STRICTER, isLater: true }]
    : []
}

/** DMARC is made strict step by step, weeks apart, as far as the reports allow; nobody knows today where that ends. */
function turnsGood(isOpen: boolean, asks: boolean): TurnsGood {
  if (isOpen) return 'not_promised'
  return asks ? 'in_all' : 'at_once'
}
