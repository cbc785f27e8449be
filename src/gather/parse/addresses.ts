import { resolveHttp } from '#core/address/urls.ts'
import { unwrapped } from './wrapped-links.ts'

/** Resolves the addresses of one page. */
export interface PageAddresses {
  /** The page's own address. */
  readonly page: string
  /** Base of relative addresses: the first valid `base` element, otherwise the page. */
  readonly base: string
  readonly https: boolean
  /** Absolute and normalised with its fragment, `null` when it is not http(s) or cannot be parsed. */
  http(href: string): string | null
  /** The same of a link that visitors follow: where it leads, if a service such as Google wrapped it. */
  link(href: string): string | null
}

/** Root-relative addresses of plain characters need no full parse, because normalising does not change them. */
const PLAIN_PATH = /^\/(?!\/)[\w\-/.~=&+,;:@!$()*?]*$/u

/** `baseHref` is the first `base` element's; other schemes than http(s) are ignored (HTML standard, 4.2.3). */
export function pageAddresses(page: string, baseHref: string | undefined): PageAddresses {
  const base = (baseHref !== undefined && resolveHttp(baseHref, page)) || page
  const origin = URL.parse(base)?.origin ?? ''
  const seen = new Map<string, string | null>()
  const http = (href: string): string | null => {
    if (PLAIN_PATH.test(href) && !href.includes('/.')) return origin + href
    const known = seen.get(href)
    if (known !== undefined) return known
    const url = resolveHttp(href, base)
    seen.set(href, url)
    return url
  }
  const link = (href: string): string | null => {
    const url = http(href)
    return url === null ? null : unwrapped(url)
  }
  return { page, base, https: page.startsWith('https:'), http, link }
}
