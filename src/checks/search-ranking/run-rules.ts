import { RULES } from './rules.ts'
import type { SeoSite } from './site.ts'
import type { Judged } from './status.ts'

/** Every rule's outcome, by number. */
export const runRules = (site: SeoSite): Judged[] => RULES.map((rule) => ({ rule, outcome: rule.run(site) }))
