import { isTrackingParameter } from './urls.ts'

/** Hosts whose homepages have a path, and the pattern of that path. */
const HOMED_UNDER_PATH: readonly { host: RegExp; path: RegExp }[] = [
  { host: /\.wixsite\.com$/u, path: /^\/[^/]+\/?$/u },
  { host: /^sites\.google\.com$/u, path: /^\/[^/]+\/[^/]+\/?$/u },
  { host: /\.github\.io$/u, path: /^\/[^/]+\/?$/u },
]

/**
 * The path to keep of a homepage's address: `/`, or the path where such a host keeps the website. `null` when the address is
 * of another page than a homepage: it has a path, a parameter that is no tracking parameter, or a fragment.
 */
export function homepageRest(url: URL, host: string): string | null {
  if (url.hash !== '') return null
  if ([...url.searchParams.keys()].some((name) => !isTrackingParameter(name))) return null
  if (url.pathname === '/') return '/'
  const isHome = HOMED_UNDER_PATH.some((kind) => kind.host.test(host) && kind.path.test(url.pathname))
  return isHome ? url.pathname : null
}

/** True for an address without path and parameters, where nearly every homepage is. */
export function isAtRoot(address: string): boolean {
  const url = URL.parse(address)
  return url?.pathname === '/' && url.search === ''
}

/** Hosts that hold profiles of businesses; a profile is no website of the business. */
const PROFILES = [
  'facebook.com',
  'fb.com',
  'instagram.com',
  'x.com',
  'twitter.com',
  'linkedin.com',
  'tiktok.com',
  'youtube.com',
  'linktr.ee',
  'google.com',
  'g.page',
  'goo.gl',
  'bit.ly',
  'trademe.co.nz',
  'ebay.com.au',
  'etsy.com',
  'gumtree.com.au',
]

/** True for a host of a social network, marketplace or link shortener. */
export const isProfileHost = (host: string): boolean =>
  host !== 'sites.google.com' && PROFILES.some((profile) => host === profile || host.endsWith(`.${profile}`))
