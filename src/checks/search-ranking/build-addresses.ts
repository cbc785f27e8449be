import { bareHost, registrableDomain } from '#core/address/urls.ts'

/** Addresses of the machine itself and of private networks (RFC 1918, RFC 3927, RFC 4193, RFC 6762). */
const PRIVATE_HOST =
  /^(?:localhost|.*\.localhost|.*\.local|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|0\.0\.0\.0|\[::1?\]|\[f[cd][\da-f]{2}:.*\])$/iu

/**
 * A page or file of one's own computer, or of another one in its network: `localhost:3000/…`, `file:…`, `C:\…`, `\\server\…`. Browsers read a backslash as a slash, so that one whose
 * host has a dot leads to a website.
 */
const OWN_FILE = /^(?:file:|localhost:\d|[a-z]:[\\/]|\\\\[^\\/.]+[\\/])/iu

/**
 * Hosts that only hold websites under construction or on the move, as they name them themselves, such as
 * https://kinsta.com/help/wordpress-temporary-url/ and https://www.godaddy.com/help/why-use-a-temporary-domain-name-with-managed-hosting-for-wordpress-8996.
 */
const STAGING_DOMAINS: readonly string[] = [
  'myftpupload.com',
  'secureserversites.net',
  'kinsta.cloud',
  'cloudwaysapps.com',
  'sg-host.com',
  'flywheelsites.com',
  'flywheelstaging.com',
  'wpenginepowered.com',
  'wpcomstaging.com',
  'pantheonsite.io',
  'tempurl.host',
  'hostingersite.com',
  'temporary.site',
]
/**
 * Hosts where a website is published before (or without) its own domain, beside finished ones and the hosts' own websites. Not WordPress.com: a blog there
 * is a place of its own, and what is built there is below `wpcomstaging.com`.
 */
const BUILDER_DOMAINS: readonly string[] = [
  'webflow.io',
  'wixsite.com',
  'editorx.io',
  'squarespace.com',
  'weebly.com',
  'netlify.app',
  'vercel.app',
  'framer.website',
  'godaddysites.com',
  'wpengine.com',
]
const SHORTEST_LABEL = 4
/** What is added to a website's name while it is built, and the few digits of base 16 by which a builder keeps such names apart. */
const ADDED_WORDS =
  /^(?:\d|v\d|new|old|dev|test|stage|staging|site|web|live|temp|copy|beta|demo|draft|preview)*(?:(?=[a-f]*\d)[\da-f]{4,12})?$/u

/** True for a link, as written, to a page or file of one's own computer or network. */
export const isOwnFile = (href: string): boolean => OWN_FILE.test(href.trim())

/**
 * True for addresses that were of use where the website was built: in this computer, a private network, or at a builder's staging host. On hosts that also
 * hold finished websites, only an address that is the website's own name counts, with nothing but {@link ADDED_WORDS} after it: another business may have
 * the name as a part of its own.
 */
export function isBuildAddress(address: string, homeHost: string): boolean {
  const home = homeHost.replace(/:\d+$/u, '')
  const host = bareHost(URL.parse(address.trim(), `https://${homeHost}/`)?.hostname ?? '')
  if (host === '' || host === bareHost(home)) return false
  if (PRIVATE_HOST.test(host)) return true
  if (registrableDomain(host) === registrableDomain(home)) return false
  return before(host, STAGING_DOMAINS) !== '' || isNamed(before(host, BUILDER_DOMAINS), home)
}

/** What a host has before the one of these domains that it is under; empty: under none. */
function before(host: string, domains: readonly string[]): string {
  const domain = domains.find((one) => host.endsWith(`.${one}`))
  return domain === undefined ? '' : host.slice(0, -domain.length - 1)
}

function isNamed(name: string, home: string): boolean {
  const label = plain(registrableDomain(home).split('.', 1)[0] ?? '')
  const written = plain(name)
  return (
    label.length >= SHORTEST_LABEL &&
    written.startsWith(label) &&
    ADDED_WORDS.test(written.slice(label.length))
  )
}

const plain = (name: string): string => name.replaceAll(/[-.]/gu, '')
