/** Usual addresses of sitemaps, in the order of requests; feeds come last (checks: sitemap). */
const USUAL = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/wp-sitemap.xml',
  '/sitemap-index.xml',
  '/sitemap/sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.php',
  '/sitemap.txt',
]
const FEEDS = ['/rss.xml', '/feed', '/feed.xml', '/atom.xml']
/** Most `Sitemap:` lines used. */
const DECLARED = 50

/** An address to request. */
export interface SitemapCandidate {
  url: string
  declaredInRobots: boolean
}

interface Naming {
  /** Homepage address. */
  address: string
  /** `Sitemap:` lines as written. */
  declared: readonly string[]
  /** Addresses of `<link rel="sitemap">`. */
  linked: readonly string[]
}

/** Every address once: from robots.txt, usual ones, the homepage's link, feeds. */
export function sitemapCandidates({ address, declared, linked }: Naming): SitemapCandidate[] {
  const named = declared.slice(0, DECLARED).map((line) => httpUrl(line, address))
  const usual = USUAL.map((path) => httpUrl(path, address))
  const feeds = FEEDS.map((path) => httpUrl(path, address))
  const declaredUrls = new Set(named)
  const urls = new Set([...named, ...usual, ...linked.map((url) => httpUrl(url, address)), ...feeds])
  return [...urls]
    .filter((url) => url !== null)
    .map((url) => ({ url, declaredInRobots: declaredUrls.has(url) }))
}

function httpUrl(written: string, base: string): string | null {
  const url = URL.parse(written, base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  url.hash = ''
  return url.href
}
