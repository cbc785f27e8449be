import type { Step } from '#core/words.ts'
import type { TurnsGood, WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { type EmailSecurityFacts, facts } from './facts.ts'
import { isDmarcToDo } from './grade-dmarc.ts'
import { isSpfToDo } from './grade-spf.ts'

/** Finding where the domain name is managed, signing in and pasting the first record; a second one while there. */
const FIRST_RECORD = 20
const MORE_RECORD = 5
const MESSAGE = 5
/** Reading the reports, signing in again and changing the record. */
const STRICTER = 15

/** A first DMARC record only watches, so the result is not good yet once it is pasted. */
const NEXT_STEP = 'Paste the next DMARC step after two to four weeks: only then are fakes stopped'
const NEXT_STEP_IF_USED =
  'If email is sent in its name, paste the next DMARC step after two to four weeks: only then are fakes stopped'

/** What is wrong in an SPF record for which there is no finished one. Nobody can say today whether that makes it good. */
const SPF_STEPS: Readonly<Record<'list' | 'none', Step>> = {
  list: {
    text: 'Strike out of your SPF record what no longer sends for you, as the ready-made list says',
    minutes: 30,
  },
  none: {
    text: 'Ask your email provider about what is wrong in your SPF record: it is in the list below',
    minutes: 15,
  },
}

const DKIM_TO_ASK: readonly string[] = ['weak', 'broken']

/** The work by what is missing: where one can be made, a record to paste for each of SPF and DMARC, and a message about DKIM. */
export const mailWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null || known.domain === null) return null
  const { spf, dmarc, domain } = known
  const spfPiece = isSpfToDo(spf.grade) ? (spf.piece ?? 'record') : null
  const records = [...(spfPiece === 'record' ? ['SPF'] : []), ...(isDmarcToDo(dmarc.grade) ? ['DMARC'] : [])]
  const byHand = spfPiece === null || spfPiece === 'record' ? [] : [SPF_STEPS[spfPiece]]
  const asks = asksAboutKey(known)
  if (records.length === 0 && byHand.length === 0 && !asks) return null
  const which = `${records.length === 1 ? 'record' : 'records'} (${records.join(' and ')})`
  const paste = {
    text: `Paste the ready-made ${which} where your domain name ${domain} is managed`,
    minutes: FIRST_RECORD + MORE_RECORD * (records.length - 1),
  }
  const ask = { text: 'Send your email provider the ready-made message about DKIM', minutes: MESSAGE }
  return {
    steps: [
      ...(records.length > 0 ? [paste] : []),
      ...(asks ? [ask] : []),
      ...byHand,
      { text: 'Re-run the test after a day', minutes: 2 },
      ...(dmarc.grade === 'none' ? nextStep(known) : []),
    ],
    isReadyMade: records.length > 0 || asks,
    turnsGood: turnsGood(isDmarcToDo(dmarc.grade) || byHand.length > 0, asks),
    who: 'You',
  }
}

/** A domain that takes no mail has no message about its keys. */
const asksAboutKey = ({ dkimGrade, noMail, mx }: EmailSecurityFacts): boolean =>
  DKIM_TO_ASK.includes(dkimGrade) &&
  noMail !== true &&
  (mx.length === 0 || mx.some(({ exchange }) => exchange !== ''))

/** A domain that takes no mail refuses everything at once; where nothing takes mail, only the owner knows whether any is sent. */
function nextStep({ mx }: EmailSecurityFacts): Step[] {
  if (mx.length === 0) return [{ text: NEXT_STEP_IF_USED, minutes: STRICTER }]
  return mx.some(({ exchange }) => exchange !== '') ? [{ text: NEXT_STEP, minutes: STRICTER }] : []
}

/** DMARC is made strict step by step, weeks apart, as far as the reports allow; nobody knows today where that ends. */
function turnsGood(isOpen: boolean, asks: boolean): TurnsGood {
  if (isOpen) return 'not_promised'
  return asks ? 'in_all' : 'at_once'
}
