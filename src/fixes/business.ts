import { shownHost } from '#core/address/international.ts'
import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { emailAddress } from '#core/owner-input/email.ts'
import { internationalNumber } from '#core/phone.ts'
import { lettersAndDigits } from '#core/site/business-names.ts'
import { isContactLike } from '#core/site/contact-pages.ts'
import { countryOf, ownDetails } from '#core/site/own-details.ts'
import { ownBusinessNames } from '#core/site/profile-names.ts'
import type { BusinessDetails, FixInput } from './fix.ts'
import { type Abroad, abroadOn, callableAbroad, oursShownOn, textsOf } from './abroad.ts'
import { onlyAddressAbroadIn } from './address-abroad.ts'
import { ownCard } from './own-card.ts'
import { readPages } from './pages.ts'
import { onlyPhoneOn, phoneOfContact, phoneOfMost } from './phone-of-page.ts'
import { onlyAddressIn, type PostalAddress, readAddress } from './postal-address.ts'
import { nameOnWebsite } from './website-name.ts'

/** What is known of the business; unknown fields are `null`. */
export interface Business {
  name: string | null
  email: string | null
  /** In international form where the country is known: `+61255500142`. */
  phone: string | null
  city: string | null
  country: 'AU' | 'NZ' | null
  /** Another country that the website clearly shows; `null` where it shows none, or `country` is known. */
  abroad: Abroad | null
  postal: PostalAddress | null
  /** ABN in Australia, NZBN in New Zealand, in its printed form. */
  number: string | null
  /** Address of the homepage. */
  home: string | null
}

/** Pages in whose texts an address abroad is looked for, in the order of the crawl. */
const SEARCHED_PAGES = 40

/** The business by the owner's summary and profile first, then by its homepage, and its name last by what all pages have in common. */
export function businessOf({ profile, evidence, details, words }: Omit<FixInput, 'result'>): Business {
  const pages = readPages(evidence)
  const page = pages[0] ?? evidence.pages?.pages[0] ?? evidence.site?.home
  const seen = page ? ownDetails(page) : null
  const owners = countryIn(profile.country)
  const first = pages.slice(0, SEARCHED_PAGES)
  const searched = first.length === 0 && page ? [page] : first
  const asSent = (evidence.pages?.pages ?? [])
    .slice(0, SEARCHED_PAGES)
    .filter((one) => one.status < 300 && !searched.includes(one))
  const abroad = owners === null && page ? abroadOn(page, searched, asSent) : null
  const shownCountry = page ? (countryOf(page.url) ?? oursShownOn(page, searched)) : null
  // An owner who says “Other” is believed before any sign of ours on the website.
  const isElsewhere = abroad !== null || (owners === null && profile.country !== undefined)
  const country = isElsewhere ? null : (owners ?? seen?.country ?? shownCountry)
  const card = page ? ownCard(page) : null
  const called = profile.businessName ?? (page ? nameOnWebsite(page, pages) : null)
  const phone = details?.phone || seen?.phone || (isElsewhere && card?.telephone)
  const shown = phone
    ? internationalNumber(phone, country)
    : page
      ? (onlyPhoneOn(page, country) ?? phoneOfMost(page, pages, country) ?? phoneOfContact(pages, country))
      : null
  const postal = details?.address
    ? readAddress(details.address)
    : ((abroad ? addressAbroad(first, abroad, called) : addressSeen(page, pages, country)) ??
      card?.postal ??
      null)
  return {
    name: profile.businessName ?? withoutTown(called, postal?.locality ?? null),
    email:
      publicEmail({ chosen: words?.['email-address'], details, profile }, page, pages) ??
      (card?.email && !OF_A_TEMPLATE.test(card.email) ? card.email : null),
    phone: shown !== null && abroad ? callableAbroad(shown, abroad) : shown,
    city: postal?.locality ?? profile.city ?? seen?.city ?? null,
    country,
    abroad,
    postal,
    number: numberOf(country, details),
    home: evidence.site?.address ?? page?.url ?? null,
  }
}

/** A homepage's title often has the town after the name: "Muddy Paws, Hove". */
function withoutTown(name: string | null, town: string | null): string | null {
  const end = `, ${town ?? ''}`
  return name !== null && town !== null && name.endsWith(end) ? name.slice(0, -end.length) : name
}

/** The one street address on the homepage; where it has none, the one in the main parts of all pages. */
function addressSeen(
  home: PageFacts | undefined,
  pages: readonly PageFacts[],
  country: Business['country'],
): PostalAddress | null {
  if (!home) return null
  const elsewhere = pages.map(({ text }) => `${text.main}\n${text.aside}`)
  return onlyAddressIn(textsOf([home]), country, elsewhere)
}

/** The one whole address of its country on the homepage, else the one on all of these pages. `pages`: homepage first. */
function addressAbroad(
  pages: readonly PageFacts[],
  { country }: Abroad,
  name: string | null,
): PostalAddress | null {
  const found =
    onlyAddressAbroadIn(textsOf(pages.slice(0, 1)), name) ?? onlyAddressAbroadIn(textsOf(pages), name)
  return found && (country === null || found.country === country) ? found.postal : null
}

type Chosen = Pick<FixInput, 'details' | 'profile'> & { chosen: string | undefined }

/**
 * An address that may be published: the one that the owner typed for it, one at the website's own domain, the summary's, or another one on the website.
 * The address that the owner signs in with is private unless it was chosen.
 */
function publicEmail(
  { chosen, details, profile }: Chosen,
  page: PageFacts | undefined,
  pages: readonly PageFacts[],
): string | null {
  if (chosen) return chosen
  const seen = page && ownEmail(page, pages)
  const isPrivate = details?.email?.toLowerCase() === profile.email?.toLowerCase()
  const given = isPrivate ? undefined : details?.email
  const shown = page?.contact.emails.find((email) => !OF_A_TEMPLATE.test(email))
  return seen ?? (given || shown) ?? linkedOnMost(pages) ?? namedElsewhere(pages)
}

/** An address at the website's own domain that its pages show. */
function ownEmail(home: PageFacts, pages: readonly PageFacts[]): string | undefined {
  const domain = registrableDomain(new URL(home.url).hostname)
  const shown = [home, ...pages].flatMap(({ contact }) => contact.emails)
  const linked = [home, ...pages].flatMap(linkedEmails)
  return [...shown, ...linked].find((email) => registrableDomain(email.split('@').at(-1) ?? '') === domain)
}

/** The one address that the homepage and at least half of the other pages have a link to, at whatever host it is. */
function linkedOnMost(pages: readonly PageFacts[]): string | null {
  const [home, ...others] = pages.map(linkedEmails)
  const onMost = (home ?? []).filter(
    (email) =>
      !OF_A_TEMPLATE.test(email) &&
      others.filter((linked) => linked.includes(email)).length * 2 >= others.length,
  )
  const [only, ...more] = new Set(onMost)
  return only === undefined || more.length > 0 ? null : only
}

/**
 * The one address of the contact pages, else the one that at least half of the pages have, where the homepage has none, and its domain or mailbox has the
 * business' name: what a template or a partner left there has another one.
 */
function namedElsewhere(pages: readonly PageFacts[]): string | null {
  const contact = new Set(pages.filter(isContactLike).flatMap(emailsOn))
  const each = pages.map((page) => new Set(emailsOn(page)))
  const onHalf = [...new Set(each.flatMap((emails) => [...emails]))].filter(
    (email) => each.filter((emails) => emails.has(email)).length * 2 >= each.length,
  )
  const [only, ...more] = contact.size > 0 ? contact : onHalf
  if (only === undefined || more.length > 0 || OF_A_TEMPLATE.test(only)) return null
  const [mailbox = '', host = ''] = only.split('@')
  const label = lettersAndDigits(shownHost(registrableDomain(host)).split('.', 1)[0] ?? '')
  const isOwn = ownBusinessNames(pages).whole.some(
    (name) =>
      lettersAndDigits(mailbox).includes(name) ||
      label.includes(name) ||
      (label.length >= SHORTEST_LABEL && name.includes(label)),
  )
  return isOwn ? only : null
}

/** A shorter one is part of many names by chance. */
const SHORTEST_LABEL = 5

const emailsOn = (page: PageFacts): string[] =>
  [...page.contact.emails, ...linkedEmails(page)].map((email) => email.toLowerCase())

/** The addresses of a page's links that write to somebody; what follows the address is the subject. */
const linkedEmails = ({ links }: PageFacts): string[] =>
  links.flatMap(({ href, hidden }) => {
    const [, written] = hidden ? [] : (MAIL_LINK.exec(href) ?? [])
    return written === undefined
      ? []
      : (emailAddress(written.replaceAll('%20', ' ').trim().toLowerCase()) ?? [])
  })

/** What templates write in place of a domain: `example.com`, `yourdomain.com`. */
const OF_A_TEMPLATE =
  /@(?:example|your-?\w*|(?:my-?)?(?:company|business|domain|website|site|email|store|shop)-?(?:name)?)\./iu
const MAIL_LINK = /^\s*mailto:([^?]+)/iu

const countryIn = (country: string | undefined): 'AU' | 'NZ' | null =>
  country === 'AU' || country === 'NZ' ? country : null

/** `51 824 753 556` (https://abr.business.gov.au/Help/AbnFormat); an NZBN is written without spaces. */
function numberOf(country: Business['country'], details: BusinessDetails | undefined): string | null {
  if (country === 'NZ') return details?.nzbn || null
  const [, first, ...rest] = /^(\d{2})(\d{3})(\d{3})(\d{3})$/u.exec(details?.gstNumber ?? '') ?? []
  return country === 'AU' && first !== undefined ? [first, ...rest].join(' ') : null
}
