import { bareHost, pageKey } from '#core/address/urls.ts'
import { isCartAddress } from '#core/site/shop/cart-names.ts'

/** A GET of these paths can change things (decisions: crawl, skipped paths). */
const SKIPPED_SEGMENT = /^(?:(?:log|sign)[-_]?out|delete|unsubscribe)(?:\.\w{1,5})?$/iu
const SKIPPED_QUERY =
  /(?:^|[?&])(?:add[-_]?to[-_]?(?:cart|basket|bag)|add_to_wishlist|remove[-_]?item|add[-_]?item|action)=/iu
/** What is done to a cart by its own address; elsewhere `?add=` may be anything. */
const DONE_TO_A_CART = /[?&](?:add|remove|delete|del|update|empty|clear|qty|quantity)(?:=|&|$)/iu
const SKIPPED_NAME = /(?:^|[?&=])(?:(?:log|sign)[-_]?out|delete|unsubscribe)(?:$|[&=])/iu

/** True for addresses that are never requested: logging out, deleting, putting into a cart. */
export function isSkipped(address: string): boolean {
  const { pathname, search } = new URL(address)
  const last = pathname.replace(/\/+$/u, '').split('/').at(-1) ?? ''
  return (
    SKIPPED_SEGMENT.test(last) ||
    (search !== '' &&
      (SKIPPED_QUERY.test(search) ||
        SKIPPED_NAME.test(search) ||
        (DONE_TO_A_CART.test(search) && isCartAddress(address))))
  )
}

/** Extensions of files that are not pages; they are tested like pictures, and not crawled. */
const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|rtf|csv|zip|rar|7z|gz|tgz|dmg|exe|msi|apk|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|heic|mp3|m4a|wav|ogg|mp4|m4v|mov|avi|webm|wmv|css|js|mjs|json|xml|rss|atom|txt|ics|vcf|woff2?|ttf|eot)$/iu

/** True for an address with the extension of a file that is not a web page. */
export const isFile = (address: string): boolean => FILE.test(new URL(address).pathname)

/** The path with each run of digits as `#` and the names of its parameters: one pattern for all days of a calendar. */
export function addressPattern(address: string): string {
  const url = new URL(address)
  const names = [...new Set(url.searchParams.keys())].toSorted().join('&')
  return `${url.pathname.replace(/\d+/gu, '#')}?${names}`
}

/** The same key for spellings that differ only by scheme, `www.`, a dot after the host, letter case of the path, or slashes at its end. */
export function crawlKey(address: string): string {
  const url = new URL(pageKey(address))
  const host = bareHost(url.host).replace(/\.(?=:|$)/u, '')
  return host + url.pathname.toLowerCase().replace(/\/+$/u, '') + url.search
}

/** The path without the differences that servers allow for one page: `/about`, `/about/`, `/about.html` and `/about/index.php` alike. */
export const pagePath = (address: string): string =>
  new URL(address).pathname.toLowerCase().replace(/(?:\/index)?(?:\.html?|\.php)?\/*$/u, '')
