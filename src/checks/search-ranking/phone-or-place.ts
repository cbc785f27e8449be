import { decoded } from '#core/address/decoded.ts'
import type { LinkFacts, PageFacts } from '#core/evidence/page.ts'
import { callLinkNumber, phoneDigits } from '#core/phone.ts'
import { isContactLike, isContactSegment } from '#core/site/contact-pages.ts'
import { holdsPhrase, lastSegment, phraseList } from '#core/site/phrases.ts'
import { servesPlace } from '#core/site/serves-place.ts'
import { judgedAt, NOT_APPLICABLE, NOT_TESTED, type RuleOutcome } from './rule.ts'
import type { SeoSite } from './site.ts'

/** Whether an address names a page for contacting the business. */
const isContactAddress = (url: string): boolean =>
  /contact/iu.test(URL.parse(url)?.pathname ?? '') || isContactSegment(lastSegment(url))

/** A business that serves an area should give its address or phone number, on its homepage (with the website's footer) or contact page. */
export function noPhoneOrPlace(site: SeoSite): RuleOutcome {
  if (servesPlace(site.answers, site.profile) !== true) return NOT_APPLICABLE
  if (!site.home.readable) return NOT_TESTED
  const pages = [
    site.home,
    ...site.candidates.filter(({ facts }) => isContactAddress(facts.url) || isContactLike(facts)),
  ]
  if (pages.some((page) => holdsPhoneOrPlace(page.facts, site.profile.city)))
    return judgedAt(false, site.address)
  const unread = site.pages.unread.some(({ url }) => isContactAddress(url))
  return unread ? NOT_TESTED : judgedAt(true, site.address)
}

function holdsPhoneOrPlace({ contact, links, text }: PageFacts, city: string | undefined): boolean {
  if (contact.phones.length > 0 || contact.addressLike || links.some(isPhoneLink)) return true
  if (city === undefined) return false
  const shown = [text.main, text.header, text.aside, text.footer].join('\n')
  return holdsPhrase(shown, phraseList([city, `${city}'s`]))
}

/** 8 to 11 digits, or the six of an Australian 13 number. */
function isPhoneLink({ href }: LinkFacts): boolean {
  const digits = phoneDigits(callLinkNumber(decoded(href) ?? href) ?? '')
  return (digits.length >= 8 && digits.length <= 11) || (digits.length === 6 && digits.startsWith('13'))
}
