import type { SpfNode } from '#core/evidence/mail.ts'
import { lookupTerms, parseSpf, type SpfTerm } from '#core/mail/spf.ts'
import { SENDERS, ZOHO_REGIONS } from './senders.data.ts'

/** A word of a record and the look-ups it leads to, itself included. */
export interface SpfCost {
  term: SpfTerm
  lookups: number
}

const KNOWN: ReadonlyMap<string, number> = new Map(
  [...Object.values(SENDERS), ...ZOHO_REGIONS.map(([, sender]) => sender)].map(({ term, lookups }) => [
    term,
    lookups,
  ]),
)

/**
 * What each word of a record costs, by the tree of records. A word that was never followed counts as the known cost of its service,
 * else as one: the least it can be.
 */
export const spfCosts = (record: string, tree: SpfNode | null): SpfCost[] =>
  lookupTerms(parseSpf(record)).map((term) => ({ term, lookups: costOf(term, tree) }))

export const totalOf = (costs: readonly SpfCost[]): number =>
  costs.reduce((sum, { lookups }) => sum + lookups, 0)

function costOf({ text, target }: SpfTerm, tree: SpfNode | null): number {
  const child = target === null ? undefined : nodeOf(tree, target)
  if (child && child.records.length === 1) return 1 + costBelow(child)
  return KNOWN.get(bareTerm(text)) ?? 1
}

/** Whether a word is the one of a mail service that we know. */
export const isKnownSender = ({ text }: SpfTerm): boolean => KNOWN.has(bareTerm(text))

const bareTerm = (text: string): string => text.toLowerCase().replace(/^[+~?-]/u, '')

function costBelow(node: SpfNode): number {
  const terms = lookupTerms(parseSpf(node.records[0] ?? ''))
  return terms.length + node.children.reduce((sum, child) => sum + costBelow(child), 0)
}

const nodeOf = (tree: SpfNode | null, target: string): SpfNode | undefined =>
  tree?.children.find(({ domain }) => domain === plainName(target))

/** Every name that the record leads to, at any depth. */
export const namesBelow = (tree: SpfNode | null): string[] =>
  tree?.children.flatMap((child) => [child.domain, ...namesBelow(child)]) ?? []

/** Names whose own records are broken: mail systems give up on the whole record there (RFC 7208, section 5.2). */
export const brokenNames = (tree: SpfNode | null): Set<string> =>
  new Set(tree?.children.filter(isBroken).map(({ domain }) => domain))

function isBroken({ problem, records, children }: SpfNode): boolean {
  if (problem !== undefined) return problem !== 'failed'
  const { terms, errors } = parseSpf(records[0] ?? '')
  // Terms after the first "all" are never read (RFC 7208, section 5.1).
  const isOpen = terms.find(({ kind }) => kind === 'all')?.qualifier === '+'
  return isOpen || errors.length > 0 || children.some(isBroken)
}

/** A name in the spelling of the tree. */
export const plainName = (target: string): string => target.toLowerCase().replace(/\.$/u, '')
