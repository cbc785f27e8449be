import type { PageAddresses } from './addresses.ts'
import type { WalkedDocument } from './walked-document.ts'

/** A price may follow a name without a space ("Teen's haircut$45"), and no currency of capitals that is not known ("R$45"). */
const PRICE =
  /(?:(?<![\w$])(?:(?:A|AU|NZ|US)\$|(?:AUD|NZD|USD|CHF)\s)|(?<![A-Z\d_$])[$£€])\s?\d{1,3}(?:,?\d{3}){0,3}(?:\.\d{2})?(?![\d%])|(?<![\w.,])\d{1,4}(?:[.,]\d{2})?\s?(?:€|EUR\b|CHF\b)/gu
/**
 * A price in rand: "R149,00", "R 2 400". "R62" is also a road there, which sentences lead to with "the" or "on"; elsewhere it is a road, a value of insulation
 * or the age for a film.
 */
const RAND =
  /(?<![\p{L}\p{N}_$.&-])(?<!\b(?:[Tt]he|[Oo]n|[Aa]long|[Oo]ff|[Vv]ia|[Oo]nto|[Rr]oute|[Rr]oad) )R\s?(?:\d{1,3}(?:[ ,\u00A0]\d{3})+|\d{1,6})(?:[.,]\d{2})?(?![\d%\p{L}]|[.,-][\d\p{L}])/gu
/** What shows that prices on the page are in rand, beside the language and the host. */
const OF_SOUTH_AFRICA = /\bSouth Africa\b|\bZAR\b|\.co\.za\b|\+27\b/u
const LANGUAGE_OF_SOUTH_AFRICA = /^(?:af|[a-z]{2,3}-za)\b/iu

export interface PriceLine {
  line: number
  count: number
}

/** The lines of visible text with prices in dollars, pounds, euros and Swiss francs, and in rand on a page that is of South Africa. */
export function pricesByLine(walked: WalkedDocument, addresses: PageAddresses): PriceLine[] {
  const found: PriceLine[] = []
  const isInRand = oncePerPage(() => isOfSouthAfrica(walked, addresses))
  walked.lines.forEach(({ text }, line) => {
    const known = /[$£€]|AUD|NZD|USD|CHF|EUR/u.test(text) ? (text.match(PRICE)?.length ?? 0) : 0
    const rand = /R\s?\d/u.test(text) && isInRand() ? (text.match(RAND)?.length ?? 0) : 0
    if (known + rand > 0) found.push({ line, count: known + rand })
  })
  return found
}

function isOfSouthAfrica(walked: WalkedDocument, { page }: PageAddresses): boolean {
  const lang = walked.of('html')[0]?.attributes['lang'] ?? ''
  return (
    LANGUAGE_OF_SOUTH_AFRICA.test(lang) ||
    URL.parse(page)?.hostname.endsWith('.za') === true ||
    walked.lines.some(({ text }) => OF_SOUTH_AFRICA.test(text))
  )
}

function oncePerPage(read: () => boolean): () => boolean {
  let known: boolean | null = null
  return () => (known ??= read())
}
