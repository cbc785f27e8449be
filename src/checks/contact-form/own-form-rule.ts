import type { PageFacts } from '#core/evidence/page.ts'
import { contentPolicies } from '#core/site/content-policies.ts'

/** A source that lets forms send anywhere (Content Security Policy Level 3, `form-action`). */
const ANYWHERE = /^(?:\*|https?:|https?:\/\/\*)$/iu
const NOWHERE = /^'none'$/iu
const NAME = 'form-action'

/** A page's own rule that names the only places that its forms may send to: the sources of `form-action`. */
type FormRule = readonly string[]

/** Those of a page, in its header and its `meta` elements. A form has to keep all of them; what was cut may have named more places. */
export const formRules = (page: PageFacts): FormRule[] =>
  contentPolicies(page).flatMap(({ directives, isCut }) => {
    const rule = directives.get(NAME)
    return isCut || rule === undefined || rule.some((source) => ANYWHERE.test(source)) ? [] : [rule]
  })

/** The first rule of a page that keeps a form from sending to this address; in doubt none does. */
export function ruleAgainst(page: PageFacts, action: string | null): FormRule | null {
  if (action === null || !URL.canParse(action)) return null
  const target = new URL(action)
  if (!/^https?:$/u.test(target.protocol)) return null
  return formRules(page).find((rule) => !rule.some((source) => lets(source, target, page.url))) ?? null
}

/** Only hosts are compared: a path or a port that differs is left to the owner's test message. */
function lets(source: string, { hostname }: URL, page: string): boolean {
  if (/^'self'$/iu.test(source)) return hostname === new URL(page).hostname
  const host = /^(?:https?:\/\/)?(?<host>[^/:']+)/iu.exec(source)?.groups?.['host']?.toLowerCase()
  if (host === undefined) return false
  if (host === '*') return true
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}

/** A rule as its page has it. */
export const ruleAsWritten = (rule: FormRule): string => [NAME, ...rule].join(' ')

/** The rule that was written so. */
export const ruleFromText = (written: string): FormRule => written.split(' ').slice(1)

/** The rule with one more place: `'none'` stands alone. */
export const ruleWith = (rule: FormRule, place: string): string =>
  ruleAsWritten([...rule.filter((source) => !NOWHERE.test(source)), place])
