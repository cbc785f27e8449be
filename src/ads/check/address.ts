import { registrableDomain } from '#core/address/urls.ts'
import { isBlank, tidyLine } from '#core/owner-input/text.ts'
import { MESSAGES } from '../messages.ts'

const PROTOCOL = /^https?:\/\//iu
const MOST = 2_048

/** What is wrong with an address that an ad leads to. It has to be on the owner's website. */
export function finalUrlProblem(
  typed: string,
  websiteHost: string | null,
  missing: string = MESSAGES.finalUrl,
): string | null {
  const text = tidyLine(typed)
  if (isBlank(text)) return missing
  if (!PROTOCOL.test(text)) return MESSAGES.protocol
  const url = URL.parse(text)
  if (url === null || text.length > MOST || !url.hostname.includes('.') || /\s/u.test(text))
    return MESSAGES.address
  if (websiteHost === null) return null
  const domain = registrableDomain(websiteHost)
  return registrableDomain(url.hostname) === domain ? null : `Use an address of your website, ${domain}`
}

/** A warning at an address that can be used all the same. */
export const finalUrlWarning = (typed: string): string | null =>
  /^http:\/\//iu.test(tidyLine(typed)) ? MESSAGES.notSecure : null
