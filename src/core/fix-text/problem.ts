import { DMARC_POLICIES } from '../mail/dmarc-policies.ts'
import { isSpf, lookupTerms, MOST_LOOKUPS, parseSpf, type SpfTerm } from '../mail/spf.ts'
import { parseTags } from '../mail/tags.ts'
import type { PieceKind } from '../piece-kinds.ts'

const POLICIES: readonly string[] = DMARC_POLICIES
const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu
const REPORT_ADDRESS = /^mailto:[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+$/iu

/** What the reader of a finished text would refuse in it, as one sentence; `null`: nothing, or no rule is known for it. */
export function problemIn({ kind, text }: { kind: PieceKind; text: string }): string | null {
  if (kind === 'html') return jsonProblem(text) ?? addressProblem(text)
  if (kind !== 'dns') return null
  if (isSpf(text)) return spfProblem(text)
  return /^v=DMARC1/iu.test(text) ? dmarcProblem(text) : null
}

function spfProblem(record: string): string | null {
  const read = parseSpf(record)
  const [error] = read.errors
  if (error !== undefined) return spfErrorWords(error, read.terms)
  if (lookupTerms(read).length > MOST_LOOKUPS)
    return `That’s more than ${MOST_LOOKUPS} services, and mail systems stop there. Take one out.`
  return null
}

/** A modifier that is an error and also among the terms is there once too often; every other error cannot be read. */
function spfErrorWords(error: string, terms: readonly SpfTerm[]): string {
  const [, modifier] = /^(redirect|exp)=/iu.exec(error) ?? []
  const twice = terms.find(({ kind }) => kind === modifier?.toLowerCase())?.kind
  return twice === undefined
    ? `Mail systems can’t read “${error}”. Your service gives you a part that begins with include:`
    : `The part “${twice}=” is there twice, and mail systems take only one. Take one out.`
}

function dmarcProblem(record: string): string | null {
  const tags = parseTags(record)
  if (!POLICIES.includes(tags.get('p') ?? '')) return 'Mail systems don’t know this rule for fakes.'
  const wrong = (tags.get('rua') ?? '')
    .split(',')
    .find((address) => address.trim() !== '' && !REPORT_ADDRESS.test(address.trim()))
  return wrong === undefined ? null : 'Reports can’t go to that email address.'
}

/** What visitors follow: where a form sends, where a link leads. */
const FOLLOWED = /<(?:form\b[^>]*\baction|a\b[^>]*\bhref)="([^"]*)"/giu
/** The page and the picture of a card. Networks take whole addresses only (ogp.me: type URL). */
const OF_CARD = /<meta property="og:(?:url|image)"[^>]*\bcontent="([^"]*)"/giu

function addressProblem(html: string): string | null {
  const wrong =
    valuesOf(html, FOLLOWED).find((address) => !isFollowable(address)) ??
    valuesOf(html, OF_CARD).find((address) => !isWhole(address))
  return wrong === undefined
    ? null
    : `“${asTyped(wrong)}” is not a whole web address. It begins with https://`
}

const valuesOf = (html: string, shape: RegExp): string[] =>
  [...html.matchAll(shape)].map(([, value = '']) => value)

const isWhole = (address: string): boolean => /^https?:\/\/./iu.test(address) && URL.canParse(address)

/** A whole address, or one on the same website. */
const isFollowable = (address: string): boolean => /^(?:\/|#|mailto:|tel:)/u.test(address) || isWhole(address)

/** The value of an attribute as its owner typed it. */
const asTyped = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

function jsonProblem(html: string): string | null {
  for (const [, json = ''] of html.matchAll(JSON_LD)) {
    try {
      JSON.parse(json)
    } catch (error) {
      if (error instanceof SyntaxError) return 'Search engines can’t read this card as it is.'
      throw error
    }
  }
  return null
}
