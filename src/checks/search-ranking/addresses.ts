import { bareHost, isSameSite, pageKey } from '#core/address/urls.ts'
import { oncePerText } from '#core/once-per.ts'
import { atPresentHost, type OwnNames } from '#core/site/own-hosts.ts'

/** Normalises addresses of one website, each spelling once: a crawl finds the same link on every page. */
export interface Addresses {
  /** One spelling per page: no fragment, no tracking parameters. */
  key: (url: string) => string
  /** As `key`, without scheme, `www.`, letter case and closing slash: the same page to an owner. */
  loose: (url: string) => string
  /** As `loose`, and a folder's index file is the folder: what a page may name as its own main address. */
  place: (url: string) => string
  /** At the present host. */
  sameSite: (url: string) => boolean
  /**
   * The key of the website's page that a link leads to, also where it is written with another name of the website; `null`: another website.
   * What a page says of its main address is no link: there the name counts as it is written.
   */
  linked: (url: string) => string | null
}

/** The file that servers give for its folder. */
const INDEX_FILE = /\/(?:index|default)\.\w{2,5}(?=\?|$)/u
/** Has a query or an escape, or has no path after the host. */
const NEEDS_PARSING = /[?%]|^[^/]*\/\/[^/]+$/u

/** The addresses of a website. `host` is the homepage's, with its port where there is one; `own`: its other names. */
export function addressesOf({ host, address }: { host: string; address: string }, own: OwnNames): Addresses {
  const key = oncePerText((url) => (NEEDS_PARSING.test(url) ? keyOf(url) : url.split('#', 1)[0] || url))
  const loose = oncePerText((url) => looseOf(key(url)))
  const place = oncePerText((url) => loose(url).replace(INDEX_FILE, ''))
  const hosts = oncePerText((origin) => isSameSite(origin, host))
  const sameSite = oncePerText((url) => hosts(originOf(url)))
  const linked = oncePerText((url) => {
    const here = atPresentHost(url, address, own) ?? url
    return sameSite(here) ? key(here) : null
  })
  return { key, loose, place, sameSite, linked }
}

const keyOf = (url: string): string => (URL.canParse(url) ? pageKey(url) : url)

const originOf = (url: string): string => {
  const end = url.indexOf('/', url.indexOf('//') + 2)
  return end < 0 ? url : url.slice(0, end)
}

function looseOf(key: string): string {
  const url = URL.parse(key)
  if (!url) return key
  return bareHost(url.host) + url.pathname.toLowerCase().replace(/\/$/u, '') + url.search
}
