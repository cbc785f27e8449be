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

/** Fewer digits may be the end of any number. */
const FEWEST_DIGITS = 6

/** Whether two numbers are one: with the code of a country or of a place before it, or without, and with or without the trunk zero. */
function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((number) => phoneDigits(tidyPhone(number.replace('(0)', ''))).replace(/^0/u, ''))
    .toSorted((a, b) => a.length - b.length)
  return long === short || (short.length >= FEWEST_DIGITS && long.endsWith(short))
}

/** Call tracking shows each visitor another number, so that this blames nobody. */
const otherNumber = (phone: string | undefined, numbers: readonly string[]): string =>
  phone === undefined ||
  phoneDigits(phone) === '' ||
  numbers.length === 0 ||
  numbers.some((number) => isSameNumber(number, phone))
    ? ''
    : ' The number in your ad is another one.'
