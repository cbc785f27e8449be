import { ADDRESS_MESSAGE } from './address-message.ts'
import { homepageRest, isProfileHost } from './homepage.ts'
import { shownHost } from './international.ts'
import { type AddressFault, isPublicName, isUsualPort, readTypedAddress } from './typed-address.ts'

export type ParsedWebsite =
  | {
      ok: true
      /** The homepage: `https://joes.com.au/`, host in lower-case punycode. */
      address: string
      /** The same for display: international names in readable form unless they mix scripts. */
      shown: string
    }
  | { ok: false; code: AddressFault; message: typeof ADDRESS_MESSAGE }

/** Hosts with rules of their own. */
export interface KnownHosts {
  /** Hosts, or `host:port`, that the operator allows: accepted whatever their ending or port. */
  allowed: readonly string[]
  /** Hosts of this installation, which does not scan itself. */
  own?: readonly string[]
}

/** Reads what somebody typed as the address of their website's homepage. */
export function parseWebsite(text: string, { allowed, own = [] }: KnownHosts): ParsedWebsite {
  const typed = readTypedAddress(text)
  if (!typed.ok) return refused(typed.code)
  const { url, host } = typed
  const rest = homepageRest(url, host)
  if (rest === null) return refused('url_invalid')
  const misplaced = own.includes(host) ? 'host_not_public' : faultOfPlace(url, host, allowed)
  if (misplaced) return refused(misplaced)
  const port = url.port === '' ? '' : `:${url.port}`
  return {
    ok: true,
    address: `${url.protocol}//${host}${port}${rest}`,
    shown: `${url.protocol}//${shownHost(host)}${port}${rest}`,
  }
}

const refused = (code: AddressFault): ParsedWebsite => ({ ok: false, code, message: ADDRESS_MESSAGE })

function faultOfPlace(url: URL, host: string, allowed: readonly string[]): AddressFault | null {
  if (allowed.includes(host) || allowed.includes(`${host}:${portOf(url)}`)) return null
  if (!isUsualPort(url.port)) return 'url_port'
  if (!isPublicName(host)) return 'host_not_public'
  return isProfileHost(host) ? 'url_invalid' : null
}

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80')
