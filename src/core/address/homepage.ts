import { isTrackingParameter } from './urls.ts'

/** Hosts whose homepages live under a path, and what the path looks like. */
const HOMED_UNDER_PATH: readonly { host: RegExp; path: RegExp }[] = [
  { host: /\.wixsite\.com$/u, path: /^\/[^/]+\/?$/u },
  { host: /^sites\.google\.com$/u, path: /^\/[^/]+\/[^/]+\/?$/u },
  { host: /\.github\.io$/u, path: /^\/[^/]+\/?$/u },
]

/**
 * The path to keep of a homepage's address: `/`, or the path where such hosts keep their sites. `null` when the address is
 * another page than a homepage: a path, a parameter that is no tracking mark, or a fragment.
 */
export function homepageRest(url: URL, host: string): string | null {
  if (url.hash !== '') return null
  if ([...url.searchParams.keys()].some((name) => !isTrackingParameter(name))) return null
  if (url.pathname === '/') return '/'
  const isHome = HOMED_UNDER_PATH.some((kind) => kind.host.test(host) && kind.path.test(url.pathname))
  return isHome ? url.pathname : null
}

/** Places that hold a profile of a business, which is no website of its own. */
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
