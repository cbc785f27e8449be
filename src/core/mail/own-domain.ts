import { hasSoundLabels, isIpLiteral } from '../address/hosts.ts'
import type { MailEvidence } from '../evidence/mail.ts'
import { FREE_MAIL } from './free-mail.data.ts'

/** The domain of an email address in lower case and in ASCII; `null` when there is none. */
export function domainOfAddress(email: string | undefined): string | null {
  const [, domain] = /@([^@\s/?#:]+)$/u.exec(email?.trim() ?? '') ?? []
  const host = domain === undefined ? undefined : URL.parse(`http://${domain}/`)?.hostname
  const name = host?.replace(/\.$/u, '')
  return name?.includes('.') && !isIpLiteral(name) && hasSoundLabels(name) ? name : null
}

/** The domain of an email address that is the business' own; `null` for a free-mail address, and for none. */
export function ownMailDomain(email: string | undefined): string | null {
  const domain = domainOfAddress(email)
  return domain !== null && !FREE_MAIL.has(domain) ? domain : null
}

/**
 * True when mail records were looked up for another domain than this address has: the address was given or changed since. `mail` is
 * `undefined` where nothing was saved yet.
 */
export function isMailOfOthers(
  mail: Pick<MailEvidence, 'domain' | 'from'> | undefined,
  email: string | undefined,
): boolean {
  const own = ownMailDomain(email)
  return own === null ? mail?.from === 'email' : mail?.domain !== own
}
