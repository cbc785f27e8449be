import { publicSuffix } from '#core/address/urls.ts'

interface Cookie {
  name: string
  value: string
  domain: string
  hostOnly: boolean
  path: string
  secure: boolean
}

const MOST = 50
const LONGEST = 4_096

/**
 * Cookies of one chain of redirects (RFC 6265, sections 5.3 and 5.4), because some websites set one and redirect until it is sent back. They
 * are dropped with the chain.
 */
export class ChainCookies {
  #cookies: Cookie[] = []

  /** Stores the `Set-Cookie` fields of an answer from `url`; ignores those for another domain or over the limits. */
  store(fields: readonly string[], url: URL): void {
    for (const field of fields) this.#takeOne(field, url)
  }

  /** The `Cookie` header for `url`, empty when there is none. */
  headerFor(url: URL): string {
    const fits = ({ domain, hostOnly, path, secure }: Cookie): boolean =>
      (url.hostname === domain || (!hostOnly && url.hostname.endsWith(`.${domain}`))) &&
      `${url.pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`) &&
      (!secure || url.protocol === 'https:')
    return this.#cookies
      .filter(fits)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  #takeOne(field: string, url: URL): void {
    const cookie = field.length <= LONGEST ? parseCookie(field, url) : null
    if (!cookie) return
    const isSame = ({ name, domain, path }: Cookie): boolean =>
      name === cookie.name && domain === cookie.domain && path === cookie.path
    this.#cookies = this.#cookies.filter((other) => !isSame(other))
    if (!cookie.gone && this.#cookies.length < MOST) this.#cookies.push(cookie)
  }
}

function parseCookie(field: string, url: URL): (Cookie & { gone: boolean }) | null {
  const [pair = '', ...rest] = field.split(';')
  const cut = pair.indexOf('=')
  if (cut < 1 || !/^[ -~]*$/u.test(pair)) return null
  const attributes = new Map(rest.map(attributeOf))
  const asked = attributes.get('domain')?.replace(/^\./u, '').toLowerCase() ?? ''
  const domain = asked === '' ? url.hostname : asked
  if (!mayUseDomain(url.hostname, domain)) return null
  const path = attributes.get('path') ?? ''
  return {
    name: pair.slice(0, cut).trim(),
    value: pair.slice(cut + 1).trim(),
    domain,
    hostOnly: asked === '',
    path: path.startsWith('/') ? path : '/',
    secure: attributes.has('secure'),
    gone: isGone(attributes.get('max-age'), attributes.get('expires')),
  }
}

/** `Max-Age` comes before `Expires` (RFC 6265, section 5.3). */
const isGone = (maxAge = '', expires = ''): boolean =>
  /^-?\d+$/u.test(maxAge) ? Number(maxAge) <= 0 : Date.parse(expires) <= Date.now()

function attributeOf(text: string): [string, string] {
  const [name = '', ...value] = text.split('=')
  return [name.trim().toLowerCase(), value.join('=').trim()]
}

const mayUseDomain = (host: string, domain: string): boolean =>
  host === domain || (host.endsWith(`.${domain}`) && publicSuffix(domain) !== domain)
