import { socialNetworkOf } from '../address/networks.ts'
import { registrableDomain } from '../address/urls.ts'

/** What a website in the results is, where that is good to know. */
export const WEBSITE_KINDS = ['directory', 'social'] as const
export type WebsiteKind = (typeof WEBSITE_KINDS)[number]

/** Directories and marketplaces of Australia, New Zealand and the world in which a business can be listed. */
const DIRECTORIES: ReadonlySet<string> = new Set([
  'yellowpages.com.au',
  'whitepages.com.au',
  'truelocal.com.au',
  'hotfrog.com.au',
  'localsearch.com.au',
  'oneflare.com.au',
  'hipages.com.au',
  'productreview.com.au',
  'wordofmouth.com.au',
  'startlocal.com.au',
  'airtasker.com',
  'yellow.co.nz',
  'finda.co.nz',
  'nocowboys.co.nz',
  'builderscrack.co.nz',
  'neighbourly.co.nz',
  'trademe.co.nz',
  'yelp.com',
  'yelp.com.au',
  'yell.com',
  'thumbtack.com',
  'tripadvisor.com',
  'tripadvisor.com.au',
  'tripadvisor.co.nz',
  'bark.com',
  'trustpilot.com',
  'gumtree.com.au',
  'houzz.com.au',
  'zomato.com',
])

/** Social networks and places of pictures and videos that have no check of their own. */
const SOCIAL: ReadonlySet<string> = new Set([
  'youtube.com',
  'tiktok.com',
  'pinterest.com',
  'pinterest.com.au',
  'reddit.com',
  'threads.net',
  'tumblr.com',
])

/** The kind of a website in the results; `null`: a website like the owner's. */
export function websiteKindOf(host: string): WebsiteKind | null {
  const domain = registrableDomain(host)
  if (DIRECTORIES.has(domain)) return 'directory'
  return SOCIAL.has(domain) || socialNetworkOf(host) !== null ? 'social' : null
}
