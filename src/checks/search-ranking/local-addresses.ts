import { bareHost, registrableDomain } from '#core/address/urls.ts'

/** Addresses of the machine itself and of private networks (RFC 1918, RFC 3927, RFC 4193, RFC 6762). */
const PRIVATE_HOST =
  /^(?:localhost|.*\.localhost|.*\.local|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|0\.0\.0\.0|\[::1?\]|\[f[cd][\da-f]{2}:.*\])$/iu

/** Hosts that only hold websites under construction or on the move. */
const STAGING_DOMAINS: readonly string[] = [
  'myftpupload.com',
  'secureserversites.net',
  'kinsta.cloud',
  'cloudwaysapps.com',
  'sg-host.com',
  'flywheelsites.com',
  'flywheelstaging.com',
  'wpengine.com',
  'wpenginepowered.com',
  'wpcomstaging.com',
  'pantheonsite.io',
  'tempurl.host',
  'hostingersite.com',
  'temporary.site',
]
/** Hosts of web builders where a website is published before (or without) its own domain. */
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
  'wordpress.com',
]
const SHORTEST_LABEL = 4

/**
 * True for links that only work where the website was built: this computer, a private network, a file, or a builder's staging host.
 * On hosts that also hold finished websites, only an address with the website's own name counts.
 */
export function isLocalAddress(href: string, homeHost: string): boolean {
  if (/^file:/iu.test(href.trim())) return true
  const host = URL.parse(href.trim(), `https://${homeHost}/`)?.hostname ?? ''
  if (host === '' || bareHost(host) === bareHost(hostnameOf(homeHost))) return false
  if (PRIVATE_HOST.test(host)) return true
  if (registrableDomain(host) === registrableDomain(hostnameOf(homeHost))) return false
  if (isUnder(host, STAGING_DOMAINS)) return true
  return isUnder(host, BUILDER_DOMAINS) && carriesName(host, hostnameOf(homeHost))
}

const hostnameOf = (host: string): string => host.replace(/:\d+$/u, '')

const isUnder = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host.endsWith(`.${domain}`))

function carriesName(host: string, homeHost: string): boolean {
  const label = registrableDomain(homeHost).split('.', 1)[0] ?? ''
  return label.length >= SHORTEST_LABEL && host.replaceAll('-', '').includes(label.replaceAll('-', ''))
}
