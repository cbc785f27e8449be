import { isIpLiteral } from '#core/address/hosts.ts'
import { isPublicName } from '#core/address/typed-address.ts'
import { bareHost } from '#core/address/urls.ts'
import type { LinkReason } from '#core/evidence/links.ts'
import { classify } from '#net/addresses.ts'
import { slippedLink } from '../parse/slipped-links.ts'
import { isMailLink, isPhoneLink } from './mail-and-phone.ts'

/** The verdict about an address without a request. */
export type AddressVerdict =
  | { do: 'ignore' }
  | {
      do: 'judge'
      outcome: 'works' | 'broken' | 'could_not_check'
      reason: LinkReason | null
      kind?: 'mail' | 'phone'
    }
  | { do: 'ask' }

const IGNORE: AddressVerdict = { do: 'ignore' }
const ASK: AddressVerdict = { do: 'ask' }
const broken = (reason: LinkReason): AddressVerdict => ({ do: 'judge', outcome: 'broken', reason })
const unsure = (reason: LinkReason): AddressVerdict => ({ do: 'judge', outcome: 'could_not_check', reason })

/** An unfilled template: `{{url}}`, `${url}`, `<%= url %>`, also percent-encoded. */
const PLACEHOLDER = /\{\{|\$\{|<%|%7b%7b|\$%7b|%3c%25/iu
const SCHEME = /^([a-z][a-z\d+.-]*):/iu
/** `http//shop.example`, `https///shop.example`: a typing mistake that a browser reads as a path. */
const SLIPPED_SCHEME = /^https?\/\//iu
/** `https:shop.example`: the same to a browser whose page has that scheme. */
const WITHOUT_SLASHES = /^https?:(?!\/\/)\/?([\w-]+(?:\.[\w-]+)+)(?:[/?#]|$)/iu
/** Endings of files that are also top-level domains. */
const OF_A_FILE = /\.(?:zip|mov|md|sh|py|pl|ps|ai)$/iu
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)$/iu

/**
 * Judges an address without a request (checks: broken links, the table of kinds). `href` is as written, `url` absolute or `null`; `homeHost` has a
 * port, if any; `text` is the link's own.
 */
export function judgeAddress(href: string, url: string | null, homeHost: string, text = ''): AddressVerdict {
  const written = href.trim()
  if (written === '' || written === '#' || written === '#top' || PLACEHOLDER.test(written)) return IGNORE
  if (SLIPPED_SCHEME.test(written) || lacksSlashes(written, url)) return broken('malformed')
  const slipped = slippedLink(written)
  if (slipped !== null) return mailOrPhone(slipped, false)
  if (url === null) return judgeUnparsed(written)
  const target = new URL(url)
  return writesTo(target, text) ? mailOrPhone('mail', false) : judgeUrl(target, homeHost)
}

function lacksSlashes(written: string, url: string | null): boolean {
  const host = WITHOUT_SLASHES.exec(written)?.[1]?.toLowerCase()
  return (
    host !== undefined &&
    URL.parse(url ?? '')?.hostname !== host &&
    isPublicName(host) &&
    !OF_A_FILE.test(host)
  )
}

/** `https://jo@shop.example` under the text `jo@shop.example`: an email address that was given the word of a page's address. A browser opens the host's page. */
const writesTo = ({ username, password, hostname, pathname, search }: URL, text: string): boolean =>
  username !== '' &&
  password === '' &&
  pathname + search === '/' &&
  text.trim().toLowerCase() === `${username}@${hostname}`.toLowerCase()

function judgeUnparsed(written: string): AddressVerdict {
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase()
  if (scheme === 'mailto') return mailOrPhone('mail', isMailLink(written))
  if (scheme === 'tel' || scheme === 'sms') return mailOrPhone('phone', isPhoneLink(written))
  if (scheme === 'file' || scheme === 'localhost') return broken('own_computer')
  // A host with a port looks like a scheme: `shop.example:80/x`.
  const isAddress = scheme === undefined || scheme === 'http' || scheme === 'https' || scheme.includes('.')
  return isAddress ? broken('malformed') : IGNORE
}

function mailOrPhone(kind: 'mail' | 'phone', works: boolean): AddressVerdict {
  if (works) return { do: 'judge', outcome: 'works', reason: null, kind }
  return { do: 'judge', outcome: 'broken', reason: kind === 'mail' ? 'bad_mail' : 'bad_phone', kind }
}

function judgeUrl(url: URL, homeHost: string): AddressVerdict {
  if (url.pathname.startsWith('/cdn-cgi/')) return IGNORE
  if (bareHost(url.host) === bareHost(homeHost)) return ASK
  if (LOOPBACK.test(url.hostname)) return broken('own_computer')
  const isNumber = isIpLiteral(url.hostname)
  if (!isNumber && !url.hostname.includes('.')) return broken('own_computer')
  if (isNumber && classify(url.hostname.replaceAll(/^\[|\]$/gu, '')) !== 'public')
    return unsure('private_address')
  return url.port === '' ? ASK : unsure('other_port')
}
