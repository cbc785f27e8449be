import { isIpLiteral } from '#core/address/hosts.ts'
import { onSharedDomain, registrableDomain } from '#core/address/urls.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { domainOfAddress, ownMailDomain } from '#core/mail/own-domain.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'

export type MailDomain = Pick<MailEvidence, 'domain' | 'from' | 'freeMail'>

/**
 * The domain whose mail is gathered: that of the business' email address when it is its own, otherwise the website's. A free-mail domain, or a website
 * on a shared domain (`wixsite.com`), proves nothing about the business.
 */
export async function mailDomain(context: GatherContext): Promise<MailDomain> {
  const own = ownMailDomain(context.profile.email)
  if (own !== null) return { domain: own, from: 'email', freeMail: false }
  const freeMail = domainOfAddress(context.profile.email) !== null
  if (context.profile.noWebsite === true) return { domain: null, from: 'none', freeMail }
  const domain = await websiteDomain(context)
  return { domain, from: domain === null ? 'none' : 'website', freeMail }
}

/** The website's own domain, where the mail of another one is looked at. */
export async function otherDomain(
  context: GatherContext,
  { domain, from }: MailDomain,
): Promise<Pick<MailEvidence, 'otherDomain'>> {
  if (domain === null || from !== 'email' || context.profile.noWebsite === true) return {}
  const other = await websiteDomain(context)
  return other === null || other === registrableDomain(domain) ? {} : { otherDomain: other }
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
    // Mail records exist also when the website does not answer.
    if (error instanceof GatheringFailed) return new URL(context.address).hostname
    throw error
  }
}
