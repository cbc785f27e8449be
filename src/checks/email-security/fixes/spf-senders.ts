import type { MailEvidence } from '#core/evidence/mail.ts'
import { MOST_LOOKUPS } from '#core/mail/spf.ts'
import { listed } from '#core/words.ts'
import { type Sender, SENDERS, ZOHO_REGIONS } from './senders.data.ts'
import { plainName, namesBelow, spfCosts, totalOf } from './spf-cost.ts'

/** Services that receive the domain's mail and that nothing in the record allows yet. */
export function wanted(mail: MailEvidence, kept: readonly string[]): Sender[] {
  const keptTerms = new Set(kept.map((term) => term.toLowerCase().replace(/^[+~?-]/u, '')))
  const reached = new Set(namesBelow(mail.spfTree))
  return sendersOf(mail, kept.length === 0).filter(
    ({ term }) => !keptTerms.has(term) && !reached.has(term.replace('include:', '')),
  )
}

function sendersOf({ mx, providers }: MailEvidence, isEmpty: boolean): Sender[] {
  const all = mx.state === 'found' ? mx.value.map(({ exchange }) => exchange.toLowerCase()) : []
  // The record of a domain that takes no mail names none (RFC 7505).
  const servers = all.filter((server) => server !== '')
  const named = providers.flatMap((name) => SENDERS[name] ?? [])
  const zoho = providers.includes('Zoho Mail') ? zohoOf(servers) : undefined
  // Mail servers of no known service are most often the hosting company's, which also send.
  const isOwn = isEmpty && servers.length > 0 && providers.length === 0
  return isOwn ? [{ term: 'mx', lookups: 1 }] : [...named, ...(zoho === undefined ? [] : [zoho])]
}

const zohoOf = (servers: readonly string[]): Sender | undefined =>
  ZOHO_REGIONS.find(([ending]) => servers.some((server) => server.endsWith(ending)))?.[1]

/** The words that are kept; where they need too many look-ups, without includes that another one contains. */
export function fittingInto(
  kept: readonly string[],
  added: readonly Sender[],
  { spfTree }: MailEvidence,
): string[] {
  const costs = spfCosts(['v=spf1', ...kept].join(' '), spfTree)
  const whole = totalOf(costs) + added.reduce((sum, { lookups }) => sum + lookups, 0)
  if (whole <= MOST_LOOKUPS || !spfTree) return [...kept]
  const below = new Set(spfTree.children.flatMap(namesBelow))
  return kept.filter((term) => !(term.startsWith('include:') && below.has(plainName(term.slice(8)))))
}

/** Senders that still fit, and those that would need too many look-ups. Nothing is added to a record that has too many already. */
export function withRoom(kept: readonly string[], senders: readonly Sender[], { spfTree }: MailEvidence) {
  let used = totalOf(spfCosts(['v=spf1', ...kept].join(' '), spfTree))
  const added: string[] = []
  const without: string[] = []
  for (const { term, lookups } of senders) {
    const fits = used + lookups <= MOST_LOOKUPS
    if (fits) used += lookups
    ;(fits ? added : without).push(term)
  }
  return { added, without }
}

/** The note about senders that did not fit. */
export const noRoomNote = (terms: readonly string[]): string[] =>
  terms.length === 0
    ? []
    : [
        `${listed(terms)} ${terms.length === 1 ? 'is' : 'are'} missing, but would lead to more than ${MOST_LOOKUPS} look-ups, where mail systems stop. Take out a service that you no longer send with, then add ${terms.length === 1 ? 'it' : 'them'} before the last word.`,
      ]
