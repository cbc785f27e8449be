import type { MailEvidence } from '#core/evidence/mail.ts'
import { parseSpf, type SpfTerm } from '#core/mail/spf.ts'
import { FORWARDERS, OWN_TERM } from './senders.data.ts'
import { brokenNames, isKnownSender, plainName, type SpfCost, spfCosts } from './spf-cost.ts'
import { fittingInto, noRoomNote, wanted, withRoom } from './spf-senders.ts'
import { repairedWords } from './spf-words.ts'

/** An SPF record, and what to know before it is published. */
export interface SpfDraft {
  record: string
  /** What each word costs in look-ups. A record with more than `MOST_LOOKUPS` must not be used. */
  costs: SpfCost[]
  notes: string[]
}

const LONGEST_STRING = 255
export const SENDER_BLANK = '[your mail service’s SPF include]'
export const NOBODY_SENDS = 'v=spf1 -all'

/**
 * One SPF record (RFC 7208) for the domain: the present one without its faults, and the mail services that its mail servers
 * show. It keeps the `-all` of a single record; any other ends in `~all`, so that an unknown sender is marked and not refused.
 */
export function spfDraft(mail: MailEvidence): SpfDraft {
  const records = recordsOf(mail)
  const read = records.map(readRecord)
  const broken = brokenNames(mail.spfTree)
  const isGone = ({ target }: SpfTerm): boolean => target !== null && broken.has(plainName(target))
  const terms = read.flatMap(({ terms }) => terms)
  const kept = withoutCopies(terms.filter((term) => !isGone(term)).map(({ text }) => text))
  const senders = wanted(mail, kept).filter(
    ({ term }) => !broken.has(plainName(term.replace('include:', ''))),
  )
  const fitting = fittingInto(kept, senders, mail)
  const { added, without } = withRoom(fitting, senders, mail)
  const words = [...fitting, ...added]
  const record = ['v=spf1', ...(words.length > 0 ? words : [SENDER_BLANK]), endOf(records)].join(' ')
  const left = [...read.flatMap(({ errors }) => errors), ...terms.filter(isGone).map(({ text }) => text)]
  return {
    record,
    costs: spfCosts(record, mail.spfTree),
    notes: [...noRoomNote(without), ...notesOn(mail, records, left), ...lengthNote(record)],
  }
}

export const recordsOf = ({ spf }: MailEvidence): string[] => (spf.state === 'found' ? spf.value : [])

/** Whether the domain's records declare that it receives no mail (RFC 7505). An owner who has an address there says otherwise. */
export const takesNoMail = ({ mx, from }: MailEvidence): boolean =>
  from !== 'email' &&
  mx.state === 'found' &&
  mx.value.length > 0 &&
  mx.value.every(({ target }) => target === 'null')

/** Nothing shows that this domain receives or sends mail; only the owner knows. The domain of the owner's own address is used. */
export const mayBeUnused = (mail: MailEvidence): boolean =>
  mail.from !== 'email' &&
  mail.mx.state === 'none' &&
  mail.dkim.length === 0 &&
  recordsOf(mail).every(letsNobodySend)

/** Whether the domain's record says so already, whatever its spaces and letter case. */
export const saysNobodySends = (mail: MailEvidence): boolean => recordsOf(mail).some(isNobodySends)

export const isNobodySends = (record: string): boolean =>
  record.trim().toLowerCase().replaceAll(/\s+/gu, ' ') === NOBODY_SENDS

/** Whether a record allows no server at all; an empty text, which stands for no record, allows none either. */
export const letsNobodySend = (record: string): boolean =>
  parseSpf(record).terms.every(({ kind }) => kind === 'all')

/**
 * Terms worth keeping: those the grammar allows, without `ptr` (RFC 7208, section 5.5) and endings. What stands after `all` was never read, by
 * mail systems or by the scan: an include there may lead to nothing, and is kept only where we know its service.
 */
function readRecord(record: string): { terms: SpfTerm[]; errors: string[] } {
  const { terms, errors } = parseSpf(['v=spf1', ...repairedWords(record)].join(' '))
  const end = terms.findIndex(({ kind }) => kind === 'all')
  const unread = end === -1 ? [] : terms.slice(end).filter(({ kind }) => kind === 'include')
  const unknown = new Set(unread.filter((term) => !isKnownSender(term)))
  const kept = terms.filter((term) => !['all', 'ptr', 'redirect'].includes(term.kind) && !unknown.has(term))
  return {
    terms: [...kept, ...redirectAsInclude(terms)],
    errors: [...errors, ...[...unknown].map(({ text }) => text)],
  }
}

/** A redirect is followed in place of `all`; once the record has its own ending, an include has the same effect. */
function redirectAsInclude(terms: readonly SpfTerm[]): SpfTerm[] {
  if (terms.some(({ kind }) => kind === 'all')) return []
  return terms.flatMap((term) =>
    term.kind === 'redirect' && term.target !== null
      ? [{ ...term, kind: 'include' as const, text: `include:${term.target}` }]
      : [],
  )
}

const withoutCopies = (terms: readonly string[]): string[] => [
  ...new Map(terms.map((term) => [term.toLowerCase().replace(/^\+/u, ''), term])).values(),
]

const endOf = (records: readonly string[]): '-all' | '~all' => {
  const ends = records.flatMap((record) =>
    parseSpf(['v=spf1', ...repairedWords(record)].join(' ')).terms.filter(({ kind }) => kind === 'all'),
  )
  return records.length === 1 && ends[0]?.qualifier === '-' ? '-all' : '~all'
}

/** One string of a TXT record holds 255 characters (RFC 7208, section 3.3); most DNS settings split a longer one by themselves. */
const lengthNote = (record: string): string[] =>
  record.length > LONGEST_STRING
    ? ['It is long: if your DNS settings refuse it, ask their support to split it into two strings.']
    : []

function notesOn({ providers }: MailEvidence, records: readonly string[], left: readonly string[]): string[] {
  const own = providers.filter((name) => OWN_TERM.has(name))
  const forwarders = providers.filter((name) => FORWARDERS.has(name))
  return [
    ...(records.length > 1
      ? [`Delete the ${records.length} records that begin v=spf1; this one takes the place of all of them.`]
      : []),
    ...(left.length > 0
      ? [
          `We left out ${left.join(' ')}, which mail systems can’t use. If you still send with it, ask that service for its present SPF include.`,
        ]
      : []),
    ...(own.length > 0
      ? [`Ask ${own.join(' and ')} for the include of your account and add it before the last word.`]
      : []),
    ...(forwarders.length > 0
      ? [
          `${forwarders.join(' and ')} only hands mail on to you: add the SPF include of the service that you write emails with.`,
        ]
      : []),
    ...(providers.includes('Zoho Mail')
      ? [
          'Your Zoho admin console shows the include for your account: see that it stands in the record, and add it before the last word where it does not.',
        ]
      : []),
    'Add whatever else sends mail in your name first, such as a newsletter, bookings or the forms of your website, or that mail may be marked as spam.',
  ]
}
