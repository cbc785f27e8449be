import type { PageFacts } from '#core/evidence/page.ts'
import { callLinkNumber, phoneDigits, tidyPhone } from '#core/phone.ts'
import { isContactSegment } from '#core/site/contact-pages.ts'
import { hasContactForm } from '#core/site/forms.ts'
import { lastSegment } from '#core/site/phrases.ts'
import { listed } from '#core/words.ts'
import { good, type LandingVerdict, problem, unknown } from './finding.ts'
import { isReadWhole, type LandingEvidence, shownPages } from './landing-evidence.ts'

const isShown = ({ hidden }: { hidden: boolean }): boolean => !hidden

/** Numbers that a page shows or calls. */
const numbersOf = ({ links, contact }: PageFacts): string[] => [
  ...contact.phones,
  ...links.filter(isShown).flatMap(({ href }) => callLinkNumber(href) ?? []),
]
const hasEmailAddress = ({ links, contact }: PageFacts): boolean =>
  contact.emails.length > 0 || links.some((link) => isShown(link) && /^mailto:/iu.test(link.href))
const linksToContact = ({ links }: PageFacts): boolean =>
  links.some((link) => isShown(link) && link.url !== null && isContactSegment(lastSegment(link.url)))
/** A page of something for sale needs no form: people order. */
const sells = ({ commerce }: PageFacts): boolean =>
  commerce.addToCart !== null || commerce.buyNow || commerce.paymentLinks.length > 0

/** Can somebody who pressed the ad get in touch, or order? `phone`: the number that the ad shows. */
export function judgeContact(evidence: LandingEvidence, phone: string | undefined): LandingVerdict {
  const pages = shownPages(evidence)
  if (pages.length === 0) return unknown('contact', 'Your page didn’t open, so there was nowhere to look.')
  const numbers = pages.flatMap(numbersOf)
  const ways = [
    ...(numbers.length > 0 ? ['a phone number'] : []),
    ...(pages.some(hasEmailAddress) ? ['an email address'] : []),
    ...(hasContactForm(pages) ? ['a form'] : []),
    ...(pages.some(sells) ? ['a way to order'] : []),
    ...(pages.some(linksToContact) ? ['a link to your contact page'] : []),
  ]
  if (ways.length > 0)
    return good('People can get in touch', `The page has ${listed(ways)}.${otherNumber(phone, numbers)}`)
  if (!isReadWhole(evidence)) return unknown('contact', 'We could read only a part of your page.')
  return problem(
    'There’s no way to get in touch on the page',
    'We found no phone number, email address, form, button to order or link to a contact page.',
    'Put your phone number at the top of the page as a link that calls, or a short form below the heading.',
  )
}

/** So many digits at the end tell numbers apart: those before them are written in several ways, with the code of a country or without. */
const TELLING_DIGITS = 8
const tellingDigits = (number: string): string => phoneDigits(tidyPhone(number)).slice(-TELLING_DIGITS)

/** Call tracking shows each visitor another number, so that this blames nobody. */
function otherNumber(phone: string | undefined, numbers: readonly string[]): string {
  const wanted = tellingDigits(phone ?? '')
  if (wanted === '' || numbers.length === 0) return ''
  return numbers.some((number) => tellingDigits(number) === wanted)
    ? ''
    : ' The number in your ad is another one.'
}
