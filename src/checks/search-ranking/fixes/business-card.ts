import { linkedHandle, profileAddress, sameHandle } from '#core/address/handles.ts'
import { NETWORKS, type Network } from '#core/address/networks.ts'
import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { asList, isItem, type Item, itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import { namedHosts } from '#core/site/own-hosts.ts'
import { findProfile } from '#core/site/profiles.ts'
import { isBusinessType, isLocalBusinessType } from '#core/site/schema-types.ts'
import { servesPlace } from '#core/site/serves-place.ts'
import { detectShop } from '#core/site/shop.ts'
import type { Business } from '#fixes/business.ts'
import { failedRules } from '#fixes/failed-rules.ts'
import type { FixInput } from '#fixes/fix.ts'
import { metaOf, readPages } from '#fixes/pages.ts'
import { cardAddress, withoutEmpty } from './card-address.ts'
import { isCommunity } from './card-communities.ts'
import { showsPlace } from './card-place.ts'
import { OFFSITE } from '../card-rules.ts'
import { KEPT } from './card-properties.data.ts'
import { CARD_TYPES, SPORT } from './card-types.data.ts'

/** Types that only name some business. */
const GENERAL_TYPES = new Set(['LocalBusiness', 'Organization'])
const LOCAL = 'LocalBusiness'
export const PHONE_BLANK = '[your phone number]'

/**
 * One item of schema.org about the business: the owner's own words, then what the website says already, then placeholders
 * to fill in. All other properties of the website's card are kept.
 */
export function businessCard(input: FixInput, business: Business, home: string): Item {
  const pages = readPages(input.evidence)
  const present = cardOn(pages)
  const name = business.name ?? jsonLdText(present, 'name') ?? '[your business name]'
  const general = () =>
    generalType(input, pages, showsPlace(pages, business, present) && !isCommunity(name, pages))
  const type = typeFor(input, { present, name, general })
  const types = typesOf(present)
  const id = idOf(present, pages)
  const isLocal = isLocalBusinessType(type)
  const picture = ownPicture(pages, { home, isNamedElsewhere: failedRules(input.result.facts).has(OFFSITE) })
  const phone = phoneOf(input, present, business) ?? (isLocal ? PHONE_BLANK : null)
  const email = business.email ?? jsonLdText(present, 'email')
  return {
    '@context': 'https://schema.org',
    '@type': types.length > 1 && !GENERAL_TYPES.has(type) && types.includes(type) ? types : type,
    ...(id === null ? {} : { '@id': id }),
    name,
    url: home,
    ...(phone === null ? {} : { telephone: phone }),
    ...(email === null ? {} : { email }),
    ...(picture === null ? {} : { image: picture }),
    ...cardAddress(present, business, isLocal),
    ...(isLocal && hoursIn(present) === undefined
      ? { openingHours: '[your opening hours, such as Mo-Fr 09:00-17:00]' }
      : {}),
    ...keptOf(present),
    ...sameAs(input, present, pages),
  }
}

/** What the card on these pages says that {@link businessCard} does not have. */
export function leftOutOf(pages: readonly PageFacts[], card: Item): string[] {
  const said = Object.keys(withoutEmpty(cardOn(pages)))
  return said.filter((name) => !name.startsWith('@') && !Object.hasOwn(card, name))
}

/**
 * The homepage's picture for sharing, where it is at a host that the website calls its own: one elsewhere may be a template's. A main address of another
 * website is told as a mistake: then no other host is the website's own.
 */
function ownPicture(
  pages: readonly PageFacts[],
  { home, isNamedElsewhere }: { home: string; isNamedElsewhere: boolean },
): string | null {
  const address = pages[0] ? metaOf(pages[0], 'og:image') : ''
  const picture = address === '' ? null : URL.parse(address, home)
  if (!picture) return null
  const { host } = new URL(home)
  const own = [host, ...(isNamedElsewhere ? [] : namedHosts(pages, host))].map(domainOf)
  return own.includes(domainOf(picture.host)) ? picture.href : null
}

const domainOf = (host: string): string => registrableDomain(host.replace(/:\d+$/u, ''))

/** The name by which other data of the website refers to the card; one without a host is of its own page. */
function idOf(present: Item, [home]: readonly PageFacts[]): string | null {
  const id = present['@id']
  if (typeof id !== 'string' || id.trim() === '') return null
  const isOfHome = home !== undefined && itemsOf(home.structured.jsonLd).includes(present)
  return isOfHome || URL.canParse(id) ? id.trim() : null
}

const phoneOf = ({ details }: FixInput, present: Item, { phone }: Business): string | null =>
  details?.phone ? phone : (jsonLdText(present, 'telephone') ?? phone)

/** The most specific type: the website's, unless the owner's is more precise; else what `general` gives. */
function typeFor(
  { profile }: FixInput,
  { present, name, general }: { present: Item; name: string; general: () => string },
): string {
  const all = typesOf(present).filter(isBusinessType)
  const precise = all.find((type) => !GENERAL_TYPES.has(type))
  if (precise !== undefined) return precise
  const [seen] = all
  const isSportsClub = profile.subIndustry === 'club_or_association' && SPORT.test(name)
  const chosen = isSportsClub ? 'SportsClub' : CARD_TYPES[profile.subIndustry ?? '']
  return chosen ?? seen ?? general()
}

/** A business without a place that anybody knows of has no street address and no opening hours to ask for, nor has a church or a club. */
function generalType({ answers, profile }: FixInput, pages: readonly PageFacts[], hasPlace: boolean): string {
  if (servesPlace(answers, profile) ?? hasPlace) return LOCAL
  return detectShop(pages).isShop ? 'OnlineStore' : 'Organization'
}

/** The first card of a local business, else of any business; homepage first. */
function cardOn(pages: readonly PageFacts[]): Item {
  const cards = pages.flatMap(({ structured }) => itemsOf(structured.jsonLd))
  const called = (isKind: (type: string) => boolean) => cards.find((item) => typesOf(item).some(isKind))
  return called(isLocalBusinessType) ?? called(isBusinessType) ?? {}
}

/** The type of the card that the ready-made one replaces on the homepage, and the types of what else search engines read there. */
export interface ReplacedCard {
  type: string
  others: string[]
}

/** `null`: the homepage has no card that can be read. */
export function replacedCard([home]: readonly PageFacts[]): ReplacedCard | null {
  if (home === undefined) return null
  const present = cardOn([home])
  const type = typesOf(present).find(isBusinessType)
  const others = home.structured.jsonLd
    .filter((item) => item !== present)
    .flatMap((item) => (isItem(item) ? typesOf(item).slice(0, 1) : []))
  return type === undefined
    ? null
    : { type, others: [...new Set(others)].filter((other) => other.trim() !== '' && other !== type) }
}

const hoursIn = (present: Item): unknown => present['openingHours'] ?? present['openingHoursSpecification']

/** Other properties of the website's card: opening hours, a logo, prices. References to items elsewhere are left out, because they have no target here. */
const keptOf = (present: Item): Item =>
  Object.fromEntries(
    Object.entries(withoutEmpty(present)).filter(([name, value]) => KEPT.has(name) && !isReference(value)),
  )

const isReference = (value: unknown): boolean =>
  asList(value).some(
    (one) => isItem(one) && Object.keys(one).every((key) => key === '@id' || key === '@type'),
  )

/** The business at other addresses: those of the card, and the profiles that the owner named or the website links to as its own. */
function sameAs({ profile }: FixInput, present: Item, pages: readonly PageFacts[]): { sameAs?: string[] } {
  const seen = asList(present['sameAs']).filter((one): one is string => typeof one === 'string')
  const named = NETWORKS.flatMap((network) => {
    const handle = profile[network] ?? ownProfile(network, pages)
    if (handle === undefined || seen.some((address) => isProfile(network, address, handle))) return []
    return [profileAddress(network, handle)]
  })
  const given = seen.filter((address) => URL.canParse(address))
  const all = [...given, ...named].filter(
    (address, at, every) => every.findIndex((one) => withoutSlash(one) === withoutSlash(address)) === at,
  )
  return all.length > 0 ? { sameAs: all } : {}
}

function isProfile(network: Network, address: string, handle: string): boolean {
  const linked = linkedHandle(network, address)
  return linked !== null && sameHandle(network, linked, handle)
}

const withoutSlash = (address: string): string => address.replace(/\/$/u, '')

/** A person's profile (LinkedIn: `in/…`) is not the business', unless the owner says so. */
function ownProfile(network: Network, pages: readonly PageFacts[]): string | undefined {
  const handle = findProfile(network, pages)?.handle
  return handle?.startsWith('in/') ? undefined : handle
}
