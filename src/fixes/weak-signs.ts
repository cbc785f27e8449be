import { registrableDomain } from '#core/address/urls.ts'
import { phoneDigits } from '#core/phone.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isContactLike } from '#core/site/contact-pages.ts'
import { endingOf } from './country-names.ts'
import { shapeOf } from './numbers-of-page.ts'
import { addressesIn, hasAustralianAddress } from './postal-address.ts'

/** Signs that each mean little, by their kind: the country that it speaks for, or `null`. */
type WeakSigns = Readonly<Record<'mail' | 'language' | 'numbers' | 'address', string | null>>

interface SeenFor {
  home: PageFacts
  pages: readonly PageFacts[]
  numbers: readonly string[]
  texts: readonly string[]
}

/** The signs of a country that a website gives beside its addresses, calling codes and host. */
export const weakSigns = ({ home, pages, numbers, texts }: SeenFor): WeakSigns => ({
  mail: mailCountry([...mailOn(home, pages), ...ownMail(home, pages)]),
  language: regionOf(home.lang),
  numbers: shapeOf(numbers),
  address:
    !hasAustralianAddress(texts) && !numbers.some(isMaybeSouthAfrican) && addressesIn(texts, 'NZ').length > 0
      ? 'NZ'
      : null,
})

/** Cape Town's numbers are as long as mobile ones of New Zealand, and its addresses have their form: together they say nothing. */
const isMaybeSouthAfrican = (number: string): boolean => /^02[12]\d{7}$/u.test(phoneDigits(number))

/** So many kinds of sign for one country, and fewer for any other, show it. */
const ENOUGH = 2

/** The country that most kinds of weak sign speak for; `null` where none has enough. */
export function countryBy(signs: WeakSigns): string | null {
  const counts = new Map<string, number>()
  for (const country of Object.values(signs))
    if (country !== null) counts.set(country, (counts.get(country) ?? 0) + 1)
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a)
  return first !== undefined && first[1] >= ENOUGH && (second?.[1] ?? 0) < first[1] ? first[0] : null
}

/**
 * Whether the mail at the website's own name or the language speaks for a country elsewhere, and no sign for one of ours. Other mail may be that of who made
 * the website, or of an agency.
 */
export const speaksForAbroad = (
  { mail, language, numbers }: WeakSigns,
  { home, pages }: Pick<SeenFor, 'home' | 'pages'>,
): boolean =>
  (language !== null || (mail !== null && hasOwnMail(home, pages))) &&
  ![mail, language, numbers].some((country) => country === 'AU' || country === 'NZ')

/** Whether mail is at the name that the website's host has, whatever the endings: a@fiddles.ca on fiddles.com. */
const hasOwnMail = (home: PageFacts, pages: readonly PageFacts[]): boolean => ownMail(home, pages).length > 0

/** The hosts of such mail, on any page. */
function ownMail(home: PageFacts, pages: readonly PageFacts[]): string[] {
  const own = labelOf(URL.parse(home.url)?.hostname ?? '')
  return hostsOf([home, ...pages]).filter((host) => labelOf(host) === own)
}

/** The hosts of the mail on the homepage and on the contact pages. */
const mailOn = (home: PageFacts, pages: readonly PageFacts[]): string[] =>
  hostsOf([home, ...pages.filter(isContactLike)])

const hostsOf = (pages: readonly PageFacts[]): string[] =>
  pages.flatMap(({ contact }) => contact.emails.map((email) => email.toLowerCase().split('@').at(-1) ?? ''))

const labelOf = (host: string): string => registrableDomain(host).split('.', 1)[0] ?? ''

/** The one country of the endings of mail; endings of any country say nothing. */
function mailCountry(hosts: readonly string[]): string | null {
  const [only, ...more] = new Set(hosts.flatMap((host) => endingOf(host) ?? []))
  return only === undefined || more.length > 0 ? null : only
}

/** What themes and builders write by themselves, whatever the country. */
const BY_THEMSELVES: ReadonlySet<string> = new Set(['US', 'GB'])

/** The region of the language of a page in English (RFC 5646): "en-ZA". */
function regionOf(lang: string | null): string | null {
  const region = /^en[-_]([a-z]{2})$/iu.exec(lang?.trim() ?? '')?.[1]?.toUpperCase()
  return region === undefined || BY_THEMSELVES.has(region) ? null : region
}
