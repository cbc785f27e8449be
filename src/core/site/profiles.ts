import { linkedHandle } from '../address/handles.ts'
import { type Network, socialNetworkOf } from '../address/networks.ts'
import { hostIn } from '../address/urls.ts'
import type { LinkFacts, PageFacts } from '../evidence/page.ts'
import { oncePerObject, oncePerText } from '../once-per.ts'
import { asList, itemsOf, typesOf } from './json-ld.ts'
import { makersOf } from './profile-makers.ts'
import { profileRows } from './profile-rows.ts'
import { type Likeness, likenessOf, type BusinessNames, ownBusinessNames } from './profile-names.ts'

/** A profile that the website links to as its own, or names in its structured data. */
export interface FoundProfile {
  handle: string
  /** As it is written there. */
  address: string
  /** The page that has it. */
  at: string
  /** It has the website's name; else the owner is asked. */
  sure: boolean
}

interface Candidate extends Omit<FoundProfile, 'sure'> {
  score: number
  pages: Set<string>
  /** Handles on other networks in the same row of icons. */
  beside: Set<string>
}

/** Accounts of builders, themes and the networks themselves, and placeholders in templates. */
const NOT_THE_OWNERS =
  /^(?:(?:company|in)\/)?(?:facebook|facebookapp|meta|instagram|twitter|x|linkedin|(?:wix|squarespace|shopify|wordpress|weebly|webflow|godaddy|elementor|elemntor|mobirise|mailchimp|klaviyo|canva|google|tripadvisor|youtube|(?:get)?bootstrap|themeforest|envato|templatemo|html5up|colorlib|w3css|tailwindcss|framer|ghost|jimdo|duda|hostinger|automattic|woo(?:commerce|themes)?|jetpack|elegant_?themes|wpastra|oceanwp|kadence(?:wp)?|generatepress|themeisle|wpbakery|templatemonster|tooplate|bootstrapmade|creative-?tim|prestashop|joomla|drupal|opencart|magento|bigcommerce|squareup|rocketspark|trustpilot|hubspot)(?:com|dotcom|hq|app|market|official|_?market)?|your[\w.-]*|username|user|handle|example|profile|page|pagename|company|companyname|business(?:name)?|sample|demo|test|home|index|#)$/iu
const POST = /\/(?:posts|photos?|videos?|status(?:es)?|reels?|events|permalink|media|notes)(?:\/|$)/iu
const CREDIT =
  /\b(?:design(?:ed)?|develop(?:ed|er|ment)?|powered|built|made|agency|studio|theme|template|by|photo(?:graphy|s)?)\b/iu
const INVITES = /\b(?:follow|like|find|join|visit|connect|see|message)\b.{0,20}\b(?:us|me|our|on)\b/iu
/** Names of the networks in link texts. */
const NAMED: Readonly<Record<Network, RegExp>> = {
  facebook: /\b(?:facebook|fb)\b/iu,
  instagram: /\b(?:instagram|insta|ig)\b/iu,
  twitter: /\b(?:twitter|tweets?|X)\b/iu,
  linkedin: /\blinked-?in\b/iu,
}
/** A link with fewer points is of somebody else: a supplier in a sentence, an embedded post. */
const ENOUGH = 1

/** Frames of Facebook that show a page's posts on a website: the page plugin, and the like box before it. */
const PAGE_PLUGIN = /^\/(?:v\d+\.\d+\/)?plugins\/(?:page|like|likebox|fan|follow)(?:\.php)?\/?$/u
/** An owner puts it there for the own page, a sponsor's is rare: as much as a link in a sidebar that names the network. */
const PLUGIN_SCORE = 2

/** Addresses of the pages that Facebook's plugins on this page show. */
const shownInPlugin = ({ frames, pluginPages = [] }: PageFacts): string[] => [
  ...pluginPages,
  ...frames.flatMap(({ url }) => {
    const frame = socialNetworkOf(hostIn(url)) === 'facebook' ? URL.parse(url) : null
    return frame !== null && PAGE_PLUGIN.test(frame.pathname) ? (frame.searchParams.get('href') ?? []) : []
  }),
]

/**
 * The website's own profile on a network: the best of its links, of `sameAs` in its structured data and of Facebook's page plugin. Share links, posts,
 * builders' own accounts and credits of web designers do not count. `null` when there is none.
 */
export function findProfile(network: Network, pages: readonly PageFacts[]): FoundProfile | null {
  const candidates = new Map<string, Candidate>()
  for (const page of pages) {
    for (const { address, link } of networkLinks(page).get(network) ?? [])
      addAddress(candidates, network, {
        page,
        address,
        score: linkScore(network, link, profileRows(page).has(link)),
        beside: handlesBeside(page, link),
      })
    for (const address of sameAs(page))
      addAddress(candidates, network, { page, address, score: 3, beside: [] })
    for (const address of network === 'facebook' ? shownInPlugin(page) : [])
      addAddress(candidates, network, { page, address, score: PLUGIN_SCORE, beside: [] })
  }
  const best = bestOf([...candidates.values()], ownBusinessNames(pages), makersOf(pages))
  if (!best) return null
  const { handle, address, at } = best.one
  return { handle, address, at, sure: best.likeness !== 'none' }
}

interface Ranked {
  one: Candidate
  likeness: Likeness
  score: number
}

/** A name like the website's outranks every position; of several unknown names that have a point each, none is known to be the owner's. */
function bestOf(candidates: readonly Candidate[], own: BusinessNames, makers: BusinessNames): Ranked | null {
  const [best, second] = candidates
    .map((one) => ({ one, likeness: likenessInPlace(one, own) }))
    .filter(
      ({ one, likeness }) =>
        likeness !== 'none' ||
        [one.handle, ...one.beside].every((name) => likenessOf(name, makers) === 'none'),
    )
    .map(({ one, likeness }) => ({ one, likeness, score: totalScore(one, likeness) }))
    .toSorted((a, b) => b.score - a.score)
  if (!best || best.score < ENOUGH) return null
  const isOneOfSeveral = best.likeness === 'none' && second !== undefined && second.score >= ENOUGH
  return isOneOfSeveral ? null : best
}

/** The sentence that offers a profile we found to the owner. */
export const profileSuggestion = ({ address, sure }: FoundProfile): string =>
  sure ? `We found this on your website: ${address}` : `Your website names ${address}. Is it yours?`

function handlesBeside(page: PageFacts, link: LinkFacts): string[] {
  const others = (profileRows(page).get(link) ?? []).filter((other) => other !== link)
  return others.flatMap(({ url }) => {
    const network = url === null ? null : socialNetworkOf(hostIn(url))
    return url !== null && network !== null ? (linkedHandle(network, url) ?? []) : []
  })
}

/** The few links of a page that lead to a network, computed once for all networks' checks. */
const networkLinks = oncePerObject(({ links }: PageFacts) => {
  const networkAt = oncePerText(socialNetworkOf)
  const addressed = links.map((link) => ({ link, address: link.url ?? '' }))
  return Map.groupBy(addressed, ({ address }) => networkAt(hostIn(address)))
})

/** A website with more accounts of a network is a directory; a row of icons is short. */
const MOST_CANDIDATES = 2_000
const MOST_BESIDE = 20

function addAddress(
  candidates: Map<string, Candidate>,
  network: Network,
  seen: { page: PageFacts; address: string; score: number; beside: readonly string[] },
): void {
  const handle = linkedHandle(network, seen.address)
  if (handle === null || NOT_THE_OWNERS.test(handle)) return
  const score = seen.score - (isPost(seen.address) ? 4 : 0)
  const key = handle.toLowerCase()
  const known = candidates.get(key)
  if (!known && candidates.size >= MOST_CANDIDATES) return
  if (!known) {
    const { address, page } = seen
    const beside = new Set(seen.beside)
    candidates.set(key, { handle, address, at: page.url, score, pages: new Set([page.url]), beside })
    return
  }
  known.score = Math.max(known.score, score)
  known.pages.add(seen.page.url)
  for (const handle of seen.beside) if (known.beside.size < MOST_BESIDE) known.beside.add(handle)
}

const isPost = (address: string): boolean => POST.test(URL.parse(address)?.pathname ?? '')

function linkScore(network: Network, link: LinkFacts, inRow: boolean): number {
  const words = `${link.text} ${link.label ?? ''}`.trim()
  const named = NAMED[network].test(words)
  const region = link.region === 'main' ? (inRow ? 1 : 0) : link.region === 'aside' ? 1 : 2
  const invited = named || INVITES.test(words) ? 1 : 0
  const isPicture = link.text === '' || link.picture
  // In the main text a picture alone may be a sponsor's or a friend's; in a header, sidebar or footer it is a profile icon.
  const icon = isPicture && (link.region !== 'main' || inRow || invited === 1) ? 1 : 0
  const passing = link.inline && !named ? 2 : 0
  const credit = CREDIT.test(words) && !named ? 3 : 0
  return region + icon + invited - passing - credit - (link.hidden ? 1 : 0)
}

/** A number in place of a name. */
const NUMBERED = /^\d+$/u

/**
 * The whole name counts anywhere, one word of it only where profiles are shown; a neighbour with the whole name counts as one word. A profile that has a
 * number for a name may stand beside such a neighbour in a sentence as well.
 */
function likenessInPlace({ handle, beside, score }: Candidate, own: BusinessNames): Likeness {
  const likeness = likenessOf(handle, own)
  if (NUMBERED.test(handle) && [...beside].some((name) => likenessOf(name, own) === 'name')) return 'word'
  if (likeness === 'name' || score <= 0) return likeness === 'name' ? 'name' : 'none'
  if (likeness === 'word') return 'word'
  return [...beside].some((name) => likenessOf(name, own) !== 'none') ? 'word' : 'none'
}

/** More points than any position gives, so that a name outranks it. */
const LIKE: Readonly<Record<Likeness, number>> = { name: 12, word: 8, none: 0 }

function totalScore(candidate: Candidate, likeness: Likeness): number {
  const everywhere = candidate.score > 0 && candidate.pages.size > 1 ? 1 : 0
  const person = candidate.handle.startsWith('in/') ? 2 : 0
  return candidate.score + everywhere + LIKE[likeness] - person
}

/** `sameAs` of an author or a quoted article belongs to them, not to the business. */
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
