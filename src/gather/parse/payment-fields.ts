import { textOf } from './element-text.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Attributes by which a payment service finds the place for its button or its card fields, which it fills in once it has loaded. */
const SERVICE_PLACES: readonly [string, RegExp][] = [
  ['paypal', /^data-(?:[a-z]+-)*paypal-(?:button|element|buttons|container|checkout)/u],
  ['stripe', /^data-(?:[a-z]+-)*stripe-(?:element|button|key|card|publishable|checkout|payment)/u],
  ['square', /^data-(?:[a-z]+-)*square-(?:element|button|card|checkout|payment)/u],
]
const MAY_BE_PLACE = /^data-.*(?:paypal|stripe|square)/u

/** What every card form asks for; together they are no gift card's, loyalty card's or health card's. */
const CARD_PARTS: readonly RegExp[] = [
  /^(?:(?:credit|debit)(?:(?: or |\/| )debit)? )?card (?:number|no\b)|^cc-number$/iu,
  /^(?:card )?expir(?:y|es|ation)\b|^mm ?\/ ?yy|^cc-exp(?:-|$)/iu,
  /^(?:card )?(?:security|verification) (?:code|number)\b|^(?:card )?cv[cv]2?\b|^cc-csc$/iu,
]
const LONGEST_LABEL = 60

/** Ways to pay that a form for a card, or the place of a service's button, shows without naming them. */
export function paymentFieldsOf(walked: WalkedDocument): string[] {
  return [...placesOf(walked), ...(asksForCard(walked) ? ['card'] : [])]
}

function placesOf(walked: WalkedDocument): string[] {
  const found = new Set<string>()
  for (const { hidden, noscript, attributes } of walked.placed) {
    if (hidden || noscript) continue
    for (const name of Object.keys(attributes)) {
      if (!MAY_BE_PLACE.test(name)) continue
      for (const [service, shape] of SERVICE_PLACES) if (shape.test(name)) found.add(service)
    }
  }
  return [...found]
}

function asksForCard(walked: WalkedDocument): boolean {
  const left = new Set(CARD_PARTS)
  const note = (text: string): void => {
    if (text.length > LONGEST_LABEL) return
    for (const part of left) if (part.test(text.trim())) left.delete(part)
  }
  for (const { element, hidden, noscript } of walked.of('label'))
    if (!hidden && !noscript) note(textOf(element, LONGEST_LABEL))
  for (const { attributes: a, hidden, noscript } of walked.of('input')) {
    if (hidden || noscript) continue
    for (const text of [a['placeholder'], a['aria-label'], a['autocomplete']]) if (text) note(text)
  }
  return left.size === 0
}
