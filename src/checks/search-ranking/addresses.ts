import { bareHost, isSameSite, pageKey } from '#core/address/urls.ts'

/** Compares addresses of one site, each spelling looked at once: a crawl meets the same link on every page. */
export interface Addresses {
  /** One spelling per page: no fragment, no tracking parameters. */
  key: (url: string) => string
  /** As `key`, without scheme, `www.`, letter case and a slash at the end: what owners would call one page. */
  loose: (url: string) => string
  sameSite: (url: string) => boolean
}

/** `host` is the homepage's, with its port where there is one. */
export function addressesOf(host: string): Addresses {
  const key = remembered((url) => (url.includes('?') ? keyOf(url) : url.split('#', 1)[0] || url))
  const loose = remembered((url) => looseOf(key(url)))
  const hosts = remembered((origin) => isSameSite(origin, host))
  const sameSite = remembered((url) => hosts(originOf(url)))
  return { key, loose, sameSite }
}

function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const held = known.get(text)
    if (held !== undefined) return held
    const made = make(text)
    known.set(text, made)
    return made
  }
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
