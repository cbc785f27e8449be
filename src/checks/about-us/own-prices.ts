import type { PageFacts } from '#core/evidence/page.ts'

const AMOUNT = String.raw`(?:[$£€]\s?\d|\d\s?€|\b(?:AUD|NZD|USD|CHF|EUR)\b|(?<![\p{L}\p{N}_-])R\s?\d)`
const HAS_AMOUNT = new RegExp(AMOUNT, 'u')
/** "Huw’s grandmother bought it for £900 in 1955": what is sold now has no year, or one of these years. */
const PAID_IN_A_YEAR =
  /(?<!\b(?:is|are|be|was|were|been|most) )\b(?:bought|sold|paid) (?![^]{0,200}\b(?:now|today|each)\b)[^]{0,200}?\b(?:in|of) (?:1[89]\d\d|20[01]\d)\b/iu
const RAISED = new RegExp(
  String.raw`\b(?:borrowed|raised|donated|gave|won) (?:about |over |nearly |more than )?(?:A|AU|NZ|US)?${AMOUNT}`,
  'iu',
)
/** "Free delivery on orders over $60" */
const ORDERS_OVER = /\b(?:orders?|spend|purchases)(?: of)? (?:over|above) (?:(?:A|AU|NZ|US)?[$£€]|R ?\d)/iu

/**
 * Whether a page's own text asks for money. The bar above every page of a shop ("Free delivery over $60"), which the homepage has too, is none of its own, nor
 * is the empty cart in its header; and what somebody paid long ago is told, not asked.
 */
export function asksForMoney({ commerce, text }: PageFacts, home: PageFacts | undefined): boolean {
  if (commerce.prices === 0) return false
  const ofHome = new Set(home?.text.main.split('\n'))
  return text.main
    .split('\n')
    .filter((line) => !ofHome.has(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .some((sentence) => HAS_AMOUNT.test(sentence) && !isTold(sentence))
}

const isTold = (sentence: string): boolean =>
  PAID_IN_A_YEAR.test(sentence) || RAISED.test(sentence) || ORDERS_OVER.test(sentence)
