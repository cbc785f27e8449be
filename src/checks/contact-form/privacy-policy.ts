import { privacyPolicyOf } from '#core/site/legal/find-legal.ts'
import type { SiteIndex } from '#core/site/site-index.ts'

/** Whether the website has a privacy policy that a form can link to: one that says enough, or that could not be read. */
export const hasPrivacyPolicy = (index: SiteIndex): boolean =>
  privacyPolicyOf({ index, missing: new Set() }) !== null

/** The address of the privacy policy that was read and says enough, to link to; `null` where none was read, whatever a link promises. */
export function readPrivacyPolicy(index: SiteIndex): string | null {
  const found = privacyPolicyOf({ index, missing: new Set() })
  return found && 'page' in found.content ? found.url : null
}
