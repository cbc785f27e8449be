import { privacyPolicyOf } from '#core/site/legal/find-legal.ts'
import type { SiteIndex } from '#core/site/site-index.ts'

/** How a form's link to the policy is known (`privacyLink` of its facts). */
const KNOWN_LINK = /privacy/iu

/**
 * Whether the website has a privacy policy that a form can link to: one that says enough, or that could not be read. None whose link we would not know
 * beside the form, such as "Datenschutz": it may be there.
 */
export function hasPrivacyPolicy(index: SiteIndex): boolean {
  const found = privacyPolicyOf({ index, missing: new Set() })
  return found !== null && (KNOWN_LINK.test(found.url) || KNOWN_LINK.test(found.named))
}

/** The address of the privacy policy that was read and says enough, to link to; `null` where none was read, whatever a link promises. */
export function readPrivacyPolicy(index: SiteIndex): string | null {
  const found = privacyPolicyOf({ index, missing: new Set() })
  return found && 'page' in found.content ? found.url : null
}
