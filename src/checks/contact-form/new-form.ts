import type { PagesEvidence } from '#core/evidence/pages.ts'
import { hasMenus, type Hosting, hostingOf } from '#fixes/hosting/hosting.ts'
import { formRules, ruleAsWritten } from './own-form-rule.ts'

/** The host that collects what forms send, without a service of its own. */
export const FORMS_INCLUDED = 'Netlify'

/** Forms of builders and of a content system's plugins send to the website itself. */
const isForService = (hosting: Hosting): boolean => !hasMenus(hosting) && hosting.host !== FORMS_INCLUDED

/** The rule of the pages that a ready-made form, which sends to a service, would need its host in. */
export function ruleForNewForm(pages: PagesEvidence): string | null {
  const [rule] = pages.pages.flatMap(formRules)
  return rule !== undefined && isForService(hostingOf({ pages })) ? ruleAsWritten(rule) : null
}
