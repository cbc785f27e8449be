import { hasSoundLabels, isIpLiteral } from '#core/address/hosts.ts'
import { onSharedDomain, registrableDomain } from '#core/address/urls.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { FREE_MAIL } from '#core/mail/free-mail.data.ts'
import { CouldNotLook, type GatherContext } from '../context.ts'

export type MailDomain = Pick<MailEvidence, 'domain' | 'from' | 'freeMail'>

/**
 * The domain whose mail is looked at: that of the business' email address when it is its own, else the website's. Neither
 * a free-mail domain nor a website's place on somebody else's domain (`wixsite.com`) says anything of the business.
 */
export async function mailDomain(context: GatherContext): Promise<MailDomain> {
  const own = domainOfAddress(context.profile.email)
  const freeMail = own !== null && FREE_MAIL.has(own)
  if (own !== null && !freeMail) return { domain: own, from: 'email', freeMail }
  const domain = await websiteDomain(context)
  return { domain, from: domain === null ? 'none' : 'website', freeMail }
}

/** The domain of an email address in lower case and in ASCII; `null` when there is none. */
export function domainOfAddress(email: string | undefined): string | null {
  const [, domain] = /@([^@\s/?#:]+)$/u.exec(email?.trim() ?? '') ?? []
  const host = domain === undefined ? undefined : URL.parse(`http://${domain}/`)?.hostname
  const name = host?.replace(/\.$/u, '')
  return name?.includes('.') && !isIpLiteral(name) && hasSoundLabels(name) ? name : null
}

async function websiteDomain(context: GatherContext): Promise<string | null> {
  const host = await websiteHost(context)
  if (isIpLiteral(host) || !host.includes('.') || onSharedDomain(host)) return null
  return registrableDomain(host)
}

async function websiteHost(context: GatherContext): Promise<string> {
  try {
    return new URL((await context.want('site')).address).hostname
  } catch (error) {
    // Mail has evidence of its own: it does not need the website to answer.
    if (error instanceof CouldNotLook) return new URL(context.address).hostname
    throw error
  }
}
