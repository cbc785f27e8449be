import { isCidr4, isCidr6, isDomainSpec, isMacroString } from './spf-targets.ts'

export const MECHANISMS = ['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'] as const
type Mechanism = (typeof MECHANISMS)[number]
/** `other`: a modifier that RFC 7208 does not define. */
type Modifier = 'redirect' | 'exp' | 'other'

/** One word of an SPF record. */
export interface SpfTerm {
  kind: Mechanism | Modifier
  qualifier: '+' | '-' | '~' | '?'
  /** The name or range after the colon or equals sign, without prefix lengths; `null` when the term has none. */
  target: string | null
  text: string
}

export interface SpfRecord {
  terms: SpfTerm[]
  /** Words of the record that the grammar does not allow, and modifiers that are there a second time; neither is among the terms. */
  errors: string[]
}

const MECHANISM = new RegExp(`^([+\\-~?]?)(${MECHANISMS.join('|')})(?=[:/]|$)(.*)$`, 'iu')
const MODIFIER = /^([a-z][a-z0-9_.-]*)=(.*)$/iu

/** Most look-ups of a mail system for one record (RFC 7208, section 4.6.4). */
export const MOST_LOOKUPS = 10
/** Most mail servers that it looks at for one `mx` term (the same section). */
export const MOST_MX_SERVERS = 10

/** Terms that cost a look-up (RFC 7208, section 4.6.4). */
const COSTLY: ReadonlySet<string> = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect'])

/** An SPF record: `v=spf1` alone or followed by a space (RFC 7208, section 4.5). */
export const isSpf = (record: string): boolean => /^v=spf1(?: |$)/iu.test(record)

/** Reads an SPF record by the grammar of RFC 7208, section 12. Macros are accepted and not expanded. */
export function parseSpf(record: string): SpfRecord {
  const words = record.trim().split(/ +/u).slice(1)
  const terms: SpfTerm[] = []
  const errors: string[] = []
  for (const word of words) {
    const term = readTerm(word)
    if (term && !isRepeated(term, terms)) terms.push(term)
    else errors.push(word)
  }
  return { terms, errors }
}

/** Modifiers that may be in a record once (RFC 7208, section 6). */
const ONCE: ReadonlySet<string> = new Set(['redirect', 'exp'])

const isRepeated = ({ kind }: SpfTerm, before: readonly SpfTerm[]): boolean =>
  ONCE.has(kind) && before.some((one) => one.kind === kind)

/** Terms that cost a look-up, in order. Those after `all` are never read (RFC 7208, section 5.1), nor is a redirect beside it (section 6.1). */
export function lookupTerms({ terms }: SpfRecord): SpfTerm[] {
  const end = terms.findIndex(({ kind }) => kind === 'all')
  const read = end === -1 ? terms : terms.slice(0, end).filter(({ kind }) => kind !== 'redirect')
  return read.filter(({ kind }) => COSTLY.has(kind))
}

function readTerm(word: string): SpfTerm | null {
  const mechanism = MECHANISM.exec(word)
  if (mechanism) return readMechanism(word, mechanism)
  const modifier = MODIFIER.exec(word)
  if (!modifier) return null
  const [, name = '', value = ''] = modifier
  const kind = modifierKind(name.toLowerCase())
  if (!(kind === 'other' ? isMacroString(value) : isDomainSpec(value))) return null
  return { kind, qualifier: '+', target: value, text: word }
}

const modifierKind = (name: string): Modifier => (name === 'redirect' || name === 'exp' ? name : 'other')

function readMechanism(text: string, [, sign = '', name = '', rest = '']: RegExpExecArray): SpfTerm | null {
  const kind = kindOf(name.toLowerCase())
  const qualifier = sign === '-' || sign === '~' || sign === '?' ? sign : '+'
  const target = kind === null ? undefined : targetOf(kind, rest)
  return kind === null || target === undefined ? null : { kind, qualifier, target, text }
}

const kindOf = (name: string): Mechanism | null => MECHANISMS.find((kind) => kind === name) ?? null

/** `undefined`: not allowed after this mechanism. */
function targetOf(kind: Mechanism, rest: string): string | null | undefined {
  if (kind === 'all') return rest === '' ? null : undefined
  const value = rest.startsWith(':') ? rest.slice(1) : null
  if (kind === 'ip4') return value !== null && isCidr4(value) ? value : undefined
  if (kind === 'ip6') return value !== null && isCidr6(value) ? value : undefined
  if (kind === 'a' || kind === 'mx') return hostTarget(rest)
  if (kind === 'ptr' && rest === '') return null
  return value !== null && isDomainSpec(value) ? value : undefined
}

/** `dual-cidr-length` without leading zeros (RFC 7208, section 5.6). */
const LENGTHS = /(?:\/(0|[1-9]\d?))?(?:\/\/(0|[1-9]\d{0,2}))?$/u

/** `a`, `a:host`, `a/24`, `a:host/24//64`. */
function hostTarget(rest: string): string | null | undefined {
  const [lengths = '', four, six] = LENGTHS.exec(rest) ?? []
  if (Number(four ?? 0) > 32 || Number(six ?? 0) > 128) return undefined
  const name = rest.slice(0, rest.length - lengths.length)
  if (name === '') return null
  return name.startsWith(':') && isDomainSpec(name.slice(1)) ? name.slice(1) : undefined
}
