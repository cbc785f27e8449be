import type { LinkKind } from '#core/evidence/links.ts'
import type { Region } from '#core/evidence/region.ts'
import { slippedLink } from './slipped-links.ts'

/** One address on a page that a visitor or the browser follows. */
export interface AddressOnPage {
  /** Absolute and normalised with its fragment; `null` for other schemes and invalid addresses. */
  url: string | null
  /** As written. */
  href: string
  kind: LinkKind
  text: string
  region: Region
  /** A link that a crawl must not follow (`rel="nofollow"`). */
  nofollow?: true
  /** A hidden link without words, which no visitor finds; not known of very large crawls. */
  unseen?: true
}

/** The facts that very large crawls keep of a page. */
export interface PageTargets {
  /** In document order, at most 5,000. */
  targets: AddressOnPage[]
  /** ids and `a` names, at most 2,000: the targets of fragment links. */
  ids: string[]
  /** By `meta`; the crawl reads the `X-Robots-Tag` header. */
  nofollow: boolean
  /** Number of visible words, counted quickly; may differ from the full count for words that mix alphabets and signs. */
  words: number
  title: string | null
}

const SCHEME = /^\s*([a-z][a-z\d+.-]{0,30}):/iu
/** Schemes that are judged or followed; others (`javascript:`, `data:`, `whatsapp:` …) cannot be broken links. */
const JUDGED: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'file'])
/** An unfilled template: `{{url}}`, `${url}`, `<%= url %>`, also percent-encoded. */
const PLACEHOLDER = /\{\{|\$\{|<%|%7b%7b|\$%7b|%3c%25/iu
const FILE_ENDING =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|rtf|csv|txt|zip|rar|7z|gz|tar|dmg|exe|msi|apk|mp3|mp4|m4a|mov|avi|wav|webm|ogg|jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico|ics|vcf|eps|ai|psd|epub|xml|json)$/iu

/** True for addresses that are not targets: empty, the page's top, unfilled templates, schemes that cannot be tested. */
export function isNoTarget(href: string): boolean {
  const written = href.trim()
  if (written === '' || written === '#' || written === '#top' || PLACEHOLDER.test(written)) return true
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase()
  if (scheme === undefined || JUDGED.has(scheme) || slippedLink(written) !== null) return false
  // `localhost:3000` and `shop.example:80/x` look like schemes, but are mistakes that a browser cannot follow.
  return !scheme.includes('.') && scheme !== 'localhost'
}

/** Kind of an `a` or `area`, by its address. */
export function kindOfLink(href: string, url: string | null): LinkKind {
  if (url === null) {
    const scheme = SCHEME.exec(href)?.[1]?.toLowerCase()
    if (scheme === 'mailto') return 'mail'
    return scheme === 'tel' || scheme === 'sms' ? 'phone' : 'page'
  }
  const end = url.search(/[?#]/u)
  return FILE_ENDING.test(end < 0 ? url.slice(-12) : url.slice(Math.max(0, end - 12), end)) ? 'file' : 'page'
}

/** Kind of target of a `link` element with this rel word; `null` for those that are not targets. */
export function kindOfRelation(rel: string, hreflang: string | null): LinkKind | null {
  if (rel === 'canonical') return 'canonical'
  if (rel === 'icon' || rel === 'apple-touch-icon') return 'icon'
  return rel === 'alternate' && hreflang !== null ? 'hreflang' : null
}
