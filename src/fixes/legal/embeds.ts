import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isAtCountingHost } from '#core/site/measuring-hosts.ts'
import { namedHosts } from '#core/site/own-hosts.ts'
import { lettersOf } from '../markup/letters-of.ts'

/** Services whose maps, videos and posts stand in frames, by the frame's address. */
const EMBEDS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)\//u, 'YouTube'],
  [/(?:^|\.)vimeo\.com\//u, 'Vimeo'],
  [/(?:^|\.)(?:google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6})/u, 'Google Maps'],
  [/(?:^|\.)openstreetmap\.org\//u, 'OpenStreetMap'],
  [/(?:^|\.)facebook\.com\//u, 'Facebook'],
  [/(?:^|\.)instagram\.com\//u, 'Instagram'],
  [/(?:^|\.)(?:twitter|x)\.com\//u, 'X'],
  [/(?:^|\.)tiktok\.com\//u, 'TikTok'],
  [/(?:^|\.)spotify\.com\//u, 'Spotify'],
  [/(?:^|\.)soundcloud\.com\//u, 'SoundCloud'],
  [/(?:^|\.)(?:calendar\.google\.com|google\.com\/calendar)\//u, 'Google Calendar'],
]
/** Scripts that put a map into a page. */
const MAP_SCRIPT = /^maps\.(?:googleapis|google)\.com\/maps\/api\/js/u

/** The script that writes Facebook's posts, pages and buttons; its pixel comes from the same host. */
const FACEBOOK_SCRIPT = /^connect\.facebook\.net\/.*\b(?:sdk|all)\b/u

/** The services whose maps, videos and posts stand in the pages, each once. */
export function embedsOf(pages: readonly PageFacts[]): string[] {
  const frames = pages.flatMap((page) => page.frames.map(({ url }) => placeOf(url)))
  const scripts = pages.flatMap((page) => page.scripts.map(({ url }) => placeOf(url ?? '')))
  const framed = frames.flatMap((place) => EMBEDS.find(([shape]) => shape.test(place))?.[1] ?? [])
  const written = [
    scripts.some((place) => MAP_SCRIPT.test(place)) && 'Google Maps',
    scripts.some((place) => FACEBOOK_SCRIPT.test(place)) && 'Facebook',
  ].filter((name) => name !== false)
  return [...new Set([...framed, ...written])]
}

/**
 * The domains of frames that belong to no service of the list, so that a sentence about them is complete. Without those of the website itself, of what
 * only measures, and of services that are named elsewhere. `pages`: homepage first.
 */
export function otherFramesOf(pages: readonly PageFacts[], named: readonly string[]): string[] {
  const [home] = pages
  if (!home) return []
  const own = ownDomains(home, pages)
  const names = named.map(lettersOf).filter((letters) => letters !== '')
  const domains = pages
    .flatMap(({ frames }) => frames.map(({ url }) => url))
    .filter((url) => /^https?:/u.test(url) && !isAtCountingHost(url))
    .filter((url) => !EMBEDS.some(([shape]) => shape.test(placeOf(url))))
    .map((url) => domainOf(URL.parse(url)?.host ?? ''))
  return [...new Set(domains)].filter(
    (domain) => domain !== '' && !own.has(domain) && !names.some((name) => isNamedBy(domain, name)),
  )
}

/** Whether a link that visitors see leads to a website of others; another host that this website names as its own is none. `pages`: homepage first. */
export function linksToOthers(pages: readonly PageFacts[]): boolean {
  const [home] = pages
  if (!home) return false
  const own = ownDomains(home, pages)
  return pages.some(({ links }) =>
    links.some(
      ({ url, hidden }) => !hidden && url !== null && !own.has(domainOf(URL.parse(url)?.host ?? '')),
    ),
  )
}

function ownDomains(home: PageFacts, pages: readonly PageFacts[]): ReadonlySet<string> {
  const { host } = new URL(home.url)
  return new Set([host, ...namedHosts(pages, host)].map(domainOf))
}

const domainOf = (host: string): string => registrableDomain(host.replace(/:\d+$/u, ''))

/** Shorter ones begin many names by chance. */
const SHORTEST_NAME = 4

/** "squareup.com" is Square's. */
const isNamedBy = (domain: string, name: string): boolean => {
  const letters = lettersOf(domain.split('.', 1)[0] ?? '')
  return letters.length >= SHORTEST_NAME && (letters.startsWith(name) || name.startsWith(letters))
}

function placeOf(address: string): string {
  const url = URL.parse(address)
  return url ? url.hostname + url.pathname : ''
}
