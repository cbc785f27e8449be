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
