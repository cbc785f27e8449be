import { bareHost, isSameSite } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'

/** Hosts where everybody may have an account: a link there never makes the host the site's own. */
const SHARED_PLACES =
  /(?:^|\.)(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|google|goo|apple|microsoft|wa|whatsapp|linktr|shopify|wix|squarespace|wordpress|webflow|godaddy|mailchimp|paypal|stripe|etsy|amazon|ebay|tripadvisor|yelp|ubereats|doordash|opentable)\.[a-z.]{2,7}$/u

/**
 * Hosts that are this website under another name: what its homepage calls its own address (`canonical`, `og:url`), and a
 * host to which at least half of the homepage's menu links go. A copy under a test name or a site that moved links so.
 */
export function ownHosts(pages: PagesEvidence, shown: readonly PageFacts[]): ReadonlySet<string> {
  const home = shown[0]
  if (!home) return new Set()
  const said = [
    ...home.relations.filter(({ rel }) => rel === 'canonical').map(({ url }) => url),
    ...home.metas.filter(({ property }) => property === 'og:url').map(({ content }) => content),
    mostLinked(home),
  ]
  const hosts = said.flatMap((address) => {
    const url = address === null ? null : URL.parse(address)
    return url ? [bareHost(url.host)] : []
  })
  return new Set(
    hosts.filter((host) => !isSameSite(`https://${host}/`, pages.host) && !SHARED_PLACES.test(host)),
  )
}

function mostLinked(home: PageFacts): string | null {
  const menu = home.links.filter(({ region, url }) => url !== null && region !== 'main' && region !== 'aside')
  const counts = new Map<string, number>()
  for (const { url } of menu) {
    const host = url === null ? '' : bareHost(new URL(url).host)
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const [host, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return count * 2 >= menu.length && count >= 3 ? `https://${host}/` : null
}

/** The same page at the site's present address, when `address` names it by one of its other names; else `null`. */
export function atPresentHost(
  address: string,
  pages: PagesEvidence,
  own: ReadonlySet<string>,
): string | null {
  const url = URL.parse(address)
  if (!url || !own.has(bareHost(url.host))) return null
  return new URL(url.pathname + url.search + url.hash, pages.address).href
}
