import { linkedHandle } from '../address/handles.ts'
import { type Network, networkOf } from '../address/networks.ts'
import { hostIn, registrableDomain } from '../address/urls.ts'
import type { LinkSeen, PageFacts } from '../evidence/page.ts'
import { oncePerObject, oncePerText } from '../once-per.ts'
import { asList, itemsOf, typesOf } from './json-ld.ts'

/** A profile that the site links to as its own. */
export interface ProfileSeen {
  handle: string
  /** Address as linked. */
  address: string
  /** Page it was seen on. */
  at: string
}

interface Candidate extends ProfileSeen {
  score: number
  pages: Set<string>
}

/** Accounts of builders, themes and the networks themselves, and the stand-ins of templates. */
const NOT_THE_OWNERS =
  /^(?:(?:company|in)\/)?(?:facebook|facebookapp|meta|instagram|twitter|x|linkedin|wix|wixcom|squarespace|shopify|wordpress|wordpressdotcom|weebly|webflow|godaddy|elementor|elemntor|mobirise|mailchimp|klaviyo|canva|google|tripadvisor|youtube|bootstrap|getbootstrap|themeforest|envato|templatemo|html5up|colorlib|w3css|your[\w.-]*|username|user|handle|example|profile|page|pagename|company|companyname|business(?:name)?|sample|demo|test|home|index|#)$/iu
const POST = /\/(?:posts|photos?|videos?|status(?:es)?|reels?|events|permalink|media|notes)(?:\/|$)/iu
const CREDIT =
  /\b(?:design(?:ed)?|develop(?:ed|er|ment)?|powered|built|made|agency|studio|theme|template|by|photo(?:graphy|s)?)\b/iu
const INVITES = /\b(?:follow|like|find|join|visit|connect|see|message)\b.{0,20}\b(?:us|me|our|on)\b/iu
/** How links call a network. */
const NAMED: Readonly<Record<Network, RegExp>> = {
  facebook: /\b(?:facebook|fb)\b/iu,
  instagram: /\b(?:instagram|insta|ig)\b/iu,
  twitter: /\b(?:twitter|tweets?|X)\b/iu,
  linkedin: /\blinked-?in\b/iu,
}
/** Below this a link is somebody else's: a supplier in a sentence, an embedded post. */
const ENOUGH = 1

/**
 * The site's own profile on a network: the best of its links and of `sameAs` in its structured data. Share links, posts,
 * builders' own accounts and credits of web designers do not count. `null` when there is none.
 */
export function findProfile(network: Network, pages: readonly PageFacts[]): ProfileSeen | null {
  const candidates = new Map<string, Candidate>()
  for (const page of pages) {
    for (const { address, link } of networkLinks(page).get(network) ?? [])
      addAddress(candidates, network, { page, address, score: linkScore(network, link) })
    for (const address of sameAs(page)) addAddress(candidates, network, { page, address, score: 3 })
  }
  const names = ownNames(pages)
  const ranked = [...candidates.values()].map((one) => ({ one, score: totalScore(one, names) }))
  const best = ranked.toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.score < ENOUGH) return null
  const { handle, address, at } = best.one
  return { handle, address, at }
}

/** The line that offers a profile we saw to the owner. */
export const profileSuggestion = (profile: ProfileSeen): string =>
  `We found this on your website: ${profile.address}`

/** The few links of a page that lead to a network: every network's check asks for them. */
const networkLinks = oncePerObject(({ links }: PageFacts) => {
  const networkAt = oncePerText(networkOf)
  const addressed = links.map((link) => ({ link, address: link.url ?? '' }))
  return Map.groupBy(addressed, ({ address }) => networkAt(hostIn(address)))
})

function addAddress(
  candidates: Map<string, Candidate>,
  network: Network,
  seen: { page: PageFacts; address: string; score: number },
): void {
  const handle = linkedHandle(network, seen.address)
  if (handle === null || NOT_THE_OWNERS.test(handle)) return
  const score = seen.score - (isPost(seen.address) ? 4 : 0)
  const key = handle.toLowerCase()
  const known = candidates.get(key)
  if (!known) {
    const { address, page } = seen
    candidates.set(key, { handle, address, at: page.url, score, pages: new Set([page.url]) })
    return
  }
  known.score = Math.max(known.score, score)
  known.pages.add(seen.page.url)
}

const isPost = (address: string): boolean => POST.test(URL.parse(address)?.pathname ?? '')

function linkScore(network: Network, link: LinkSeen): number {
  const words = `${link.text} ${link.label ?? ''}`.trim()
  const named = NAMED[network].test(words)
  const region = link.region === 'main' ? 0 : link.region === 'aside' ? 1 : 2
  const icon = link.text === '' || link.picture ? 1 : 0
  const invited = named || INVITES.test(words) ? 1 : 0
  const passing = link.inline && !named ? 2 : 0
  const credit = CREDIT.test(words) && !named ? 3 : 0
  return region + icon + invited - passing - credit - (link.hidden ? 1 : 0)
}

function totalScore(candidate: Candidate, names: readonly string[]): number {
  const everywhere = candidate.pages.size > 1 ? 1 : 0
  const person = candidate.handle.startsWith('in/') ? 2 : 0
  return candidate.score + everywhere + (isLike(candidate.handle, names) ? 2 : 0) - person
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The domain's own label and the homepage's title parts, as they may appear in a handle. */
function ownNames(pages: readonly PageFacts[]): string[] {
  const home = pages[0]
  if (!home) return []
  const label = registrableDomain(URL.parse(home.url)?.hostname ?? '').split('.', 1)[0] ?? ''
  const titles = (home.title.text ?? '').split(/\s[-–—|:·]\s/u)
  return [label, ...titles].map(plain).filter((name) => name.length >= 4)
}

function isLike(handle: string, names: readonly string[]): boolean {
  const own = plain(handle.replace(/^\w+\//u, ''))
  return own.length >= 4 && names.some((name) => own.includes(name) || name.includes(own))
}

/** `sameAs` of an author or a quoted article is about them, not about the business. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set([
  'Person',
  'Article',
  'BlogPosting',
  'NewsArticle',
  'Product',
])

const sameAs = (page: PageFacts): string[] =>
  itemsOf(page.structured.jsonLd)
    .filter((item) => !typesOf(item).some((type) => ABOUT_OTHERS.has(type)))
    .flatMap((item) => asList(item['sameAs']))
    .filter((address) => typeof address === 'string')
