import { ADDRESS_MESSAGE } from './address-message.ts'
import { bareHost, isTrackingParameter, registrableDomain } from './urls.ts'
import { type AddressFault, isUsualPort, readTypedAddress } from './typed-address.ts'

/** The address of a page (`null`: the field was left empty), or what is wrong with it and the message for it. */
export type PageOfSiteRead =
  | { ok: true; address: string | null }
  | { ok: false; code: AddressFault | 'url_other_site' | 'url_homepage'; message: string }

const IS_HOMEPAGE = "That's your homepage. Please choose a product or service page."

/**
 * Reads what an owner typed as the address of one page of their website (survey, S-PRODURL). The rules are those of a website's
 * address, but with a path and parameters, on the website's registrable domain, and not the homepage. Tracking parameters
 * and fragments are dropped. `website` is the homepage as {@link parseWebsite} gives it.
 */
export function readPageOfSite(website: string, text: string): PageOfSiteRead {
  if (text.trim() === '') return { ok: true, address: null }
  const typed = readTypedAddress(text)
  const home = new URL(website)
  if (!typed.ok) return { ok: false, code: typed.code, message: ADDRESS_MESSAGE }
  if (!isUsualPort(typed.url.port) && typed.url.port !== home.port)
    return { ok: false, code: 'url_port', message: ADDRESS_MESSAGE }
  if (!isOnSite(typed.url, home)) return { ok: false, code: 'url_other_site', message: ADDRESS_MESSAGE }

  const page = withoutTracking(typed.url)
  page.hostname = typed.host
  if (isHomepage(page, home)) return { ok: false, code: 'url_homepage', message: IS_HOMEPAGE }
  return { ok: true, address: page.href }
}

/** Where a homepage has a path, other paths of its host are other people's websites. */
function isOnSite(url: URL, home: URL): boolean {
  if (home.pathname === '/') return registrableDomain(url.hostname) === registrableDomain(home.hostname)
  const folder = home.pathname.endsWith('/') ? home.pathname : `${home.pathname}/`
  return url.hostname === home.hostname && `${url.pathname}/`.startsWith(folder)
}

function withoutTracking(url: URL): URL {
  const page = new URL(url)
  page.hash = ''
  const tracking = [...page.searchParams.keys()].filter(isTrackingParameter)
  for (const name of tracking) page.searchParams.delete(name)
  return page
}

const isHomepage = (page: URL, home: URL): boolean =>
  page.search === '' &&
  bareHost(page.hostname) === bareHost(home.hostname) &&
  withoutSlash(page.pathname) === withoutSlash(home.pathname)

const withoutSlash = (path: string): string => path.replace(/\/$/u, '')
