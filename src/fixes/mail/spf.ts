import type { MailEvidence, SpfNode } from '#core/evidence/mail.ts'
import { lookupTerms, parseSpf, type SpfTerm } from '#core/mail/spf.ts'
import { OWN_TERM, SENDERS, ZOHO_REGIONS } from './senders.data.ts'

/** An SPF record that can be put in place, and what to know before. */
export interface SpfDraft {
  record: string
  notes: string[]
}

/** RFC 7208, section 4.6.4. */
const MOST_LOOKUPS = 10
const BLANK = '[your mail service’s SPF include]'

/**
 * One SPF record (RFC 7208) for the domain: what stands there now without its faults, and the mail services its mail servers
 * show. It ends in `~all`, so that a sender we could not see is marked and not refused.
 */
export function spfDraft(mail: MailEvidence): SpfDraft {
  const records = mail.spf.state === 'found' ? mail.spf.value : []
  if (records.length === 0 && sendsNothing(mail))
    return {
      record: 'v=spf1 -all',
      notes: ['Your domain says that it takes no mail. This record says that it sends none either.'],
    }
  const kept = withoutCopies(records.flatMap((record) => keptTerms(record, goneTargets(mail.spfTree))))
  const wanted = wantedTerms(mail).filter((term) => !has(kept, term))
  const terms = [...kept, ...wanted]
  const known = terms.length > 0 ? terms : [BLANK]
  const record = ['v=spf1', ...known, endOf(records)].join(' ')
  return { record, notes: notesOn(mail, records, record) }
}

const sendsNothing = ({ mx }: MailEvidence): boolean =>
  mx.state === 'found' && mx.value.length > 0 && mx.value.every(({ target }) => target === 'null')

/** Terms worth keeping: those the grammar allows, without `ptr` (RFC 7208, section 5.5), endings and names that are gone. */
const keptTerms = (record: string, gone: ReadonlySet<string>): string[] =>
  parseSpf(record)
    .terms.filter(({ kind }) => kind !== 'all' && kind !== 'ptr' && kind !== 'redirect')
    .filter(({ target }) => target === null || !gone.has(target.toLowerCase()))
    .concat(redirectAsInclude(record))
    .map(({ text }) => text)

/** A redirect takes the place of `all`; once the record has its own ending, the same list is reached by an include. */
function redirectAsInclude(record: string): SpfTerm[] {
  const { terms } = parseSpf(record)
  if (terms.some(({ kind }) => kind === 'all')) return []
  return terms.flatMap((term) =>
    term.kind === 'redirect' && term.target !== null
      ? [{ ...term, kind: 'include' as const, text: `include:${term.target}` }]
      : [],
  )
}

const goneTargets = (tree: SpfNode | null): Set<string> =>
  new Set(
    tree?.children.filter(({ problem }) => problem === 'missing').map(({ domain }) => domain.toLowerCase()),
  )

function withoutCopies(terms: readonly string[]): string[] {
  const seen = new Map(terms.map((term) => [term.toLowerCase(), term]))
  return [...seen.values()]
}

const has = (terms: readonly string[], wanted: string): boolean =>
  terms.some((term) => term.toLowerCase().replace(/^[+~?-]/u, '') === wanted.toLowerCase())

function wantedTerms({ mx, providers }: MailEvidence): string[] {
  const servers = mx.state === 'found' ? mx.value.map(({ exchange }) => exchange.toLowerCase()) : []
  const named = providers.flatMap((name) => SENDERS[name] ?? [])
  const zoho = providers.includes('Zoho Mail')
    ? ZOHO_REGIONS.find(([ending]) => servers.some((server) => server.endsWith(ending)))?.[1]
    : undefined
  const known = [...named, ...(zoho === undefined ? [] : [zoho])]
  // Mail servers of no known service are most often the host's own, which send as well.
  const isOwn = servers.length > 0 && providers.length === 0
  return isOwn ? ['mx'] : known
}

const endOf = (records: readonly string[]): '-all' | '~all' => {
  const ends = records.flatMap((record) => parseSpf(record).terms.filter(({ kind }) => kind === 'all'))
  return records.length === 1 && ends[0]?.qualifier === '-' ? '-all' : '~all'
}

function notesOn(mail: MailEvidence, records: readonly string[], record: string): string[] {
  const own = mail.providers.filter((name) => OWN_TERM.has(name))
  const lookups = lookupTerms(parseSpf(record)).length
  const over = Math.max(lookups, records.length === 1 ? mail.spfLookups : 0) > MOST_LOOKUPS
  return [
    ...(records.length > 1
      ? [`Delete the ${records.length} records that begin v=spf1; this one takes the place of all of them.`]
      : []),
    ...(own.length > 0
      ? [`Ask ${own.join(' and ')} for the include of your account and add it before the last word.`]
      : []),
    ...(over
      ? [
          `Your record leads to more than ${MOST_LOOKUPS} look-ups, and mail systems stop counting there. Take away services you no longer send with.`,
        ]
      : []),
    'Do you also send with a newsletter, invoice or booking tool? Add its include before the last word first, or that mail may be marked as spam.',
  ]
}
