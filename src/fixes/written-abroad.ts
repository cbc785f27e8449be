import { AMERICAN_STATES } from './address-abroad.data.ts'

/** Prices in the money of countries elsewhere, and in dollars, which ours have too. */
const FOREIGN_PRICE = /[£€₹]\s?\d|\b(?:GBP|EUR|INR|ZAR)\s?\d|\d\s?(?:€|(?:GBP|EUR|INR|ZAR)\b)/gu
const DOLLARS = /\$\s?\d|\b(?:AUD|NZD)\b/u
/** One may be of a story. */
const FEWEST_PRICES = 2

/** Forms and registers of companies and charities of other countries. */
const REGISTERED_ELSEWHERE =
  /\b(?:LLC|GmbH|Community Interest Company|Companies House|registered in (?:England|Scotland|Wales|Northern Ireland|Ireland|Delaware)\b|(?:registered )?charity (?:registered )?in (?:England|Scotland)|registered charity (?:no\.?|number)[^\n]{0,40}\b(?:England|Scotland|Wales))/iu

/** A community interest company of the United Kingdom, after its name. */
const OF_COMMUNITY = /(?<=\p{Lu}\p{L}{1,40}) CIC\b/u

/** Whether texts write several prices in the money of a country elsewhere, and none in dollars. */
export function writesForeignPrices(texts: readonly string[]): boolean {
  if (texts.some((text) => DOLLARS.test(text))) return false
  return texts.flatMap((text) => text.match(FOREIGN_PRICE) ?? []).length >= FEWEST_PRICES
}

/** Who made the website, or a part of it, may be anywhere: "Website by Pixel LLC". */
const MADE_BY =
  /\b(?:(?:powered|designed|developed|built|created|hosted|maintained|website|site|design|theme|photos|photography|fonts|images)\s+by|(?:website|design|theme|photos|fonts|hosting):)\s[^\n.|·•©]{0,80}/giu

/** Whether a footer says that the business is a company or a charity of another country. */
export const isRegisteredElsewhere = (footers: readonly string[]): boolean =>
  footers
    .map((text) => text.replaceAll(MADE_BY, ' '))
    .some((text) => REGISTERED_ELSEWHERE.test(text) || OF_COMMUNITY.test(text))

/** States by name, not by code. */
const STATES = AMERICAN_STATES.split('|')
  .filter((state) => state.length > 2)
  .join('|')
/** Towns and suburbs of ours have these names: Texas is in Queensland, Virginia in Brisbane and in Adelaide. */
const NAMES_OF_OURS = /^(?:Maryland|Texas|Virginia|Washington|Georgia)$/u
/** "I live on the Eastern Shore of Maryland", "We’re based in Bend, Oregon". What it sells may be made in one, and who only is in one may travel. No street is named so, no place of ours, and nothing else ("Oregon pine"). */
const IN_STATE = new RegExp(
  String.raw`\b(?:I|[Ww]e)(?:\s(?:am|are)|[’'](?:m|re))?(?:\s(?:both|all|now|currently|proudly)){0,2}\s(?:live|located|based|living)\s(?:in|on|near)\s(?:the\s(?:\p{L}{1,20}\s){1,4}of\s|(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)ern\s|[Cc]entral\s|[Rr]ural\s|[Uu]pstate\s|\p{Lu}\p{L}{1,20}(?:\s\p{Lu}\p{L}{1,20})?,\s){0,2}(?<state>${STATES})(?=\s*(?:$|[\n.!;:)–—-]|,(?!\s*\p{Lu}))|\s(?:with|and|where|since|for)\s)`,
  'gu',
)
const IN_AMERICAN_DOLLARS = /\bUS\$\s?\d|\$\s?\d[\d.,]{0,9}\s?USD\b|\bUSD\s?\$?\s?\d/u

/** Whether a business says of itself in its texts that it is in a state of the United States; one with a name that places of ours have, where prices are in that country's dollars. */
export function tellsState(texts: readonly string[]): boolean {
  const isPriced = texts.some((text) => IN_AMERICAN_DOLLARS.test(text))
  return texts
    .flatMap((text) => [...text.matchAll(IN_STATE)])
    .some(({ groups = {} }) => isPriced || !NAMES_OF_OURS.test(groups['state'] ?? ''))
}
