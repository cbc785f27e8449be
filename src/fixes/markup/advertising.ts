const EXCLAIMS = /!["”’)]?$/u
/** A call to buy or to come; the word after it tells a call from a noun: "Order your cake", not "Order forms are in the shop". */
const CALLS =
  /^(?:please |simply |just |so )?(?:(?:buy|shop|order|book|call|ring|phone|contact|email|visit|discover|try|get|grab|save|browse|explore|treat|enjoy|experience|join|choose|check out|find out|sign up|stock up|spoil|pamper|see|take|give|make|let|come)\s(?:your|our|the|an?|us|now|today|online|from|here|in|with|at|for|this|these|some|any|one|more|all|yourself|on|off|by|it|them|up|to|why|how|what|sure)\b|(?:don['’]?t|do not) (?:miss|wait|delay|forget|hesitate)\b|look no further\b|hurry\b)/iu

/** What any business may promise. */
const PROMISES =
  /\bexceed\w* (?:all )?(?:of )?(?:your|their|our \S+) expectations\b|\b(?:your|customer|client) satisfaction\b|\bgo(?:es)? (?:the extra mile|above and beyond)\b/iu

/** Whether a sentence only advertises: it calls to buy or to come, promises what any business may, or exclaims, and does not say what the business does. */
export const isAdvertising = (sentence: string): boolean =>
  [EXCLAIMS, CALLS, PROMISES].some((sign) => sign.test(sentence))

/** The sentences up to the first one that only advertises. */
export function upToAdvertising(sentences: readonly string[]): readonly string[] {
  const at = sentences.findIndex(isAdvertising)
  return at < 0 ? sentences : sentences.slice(0, at)
}
