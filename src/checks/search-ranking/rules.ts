import type { Rule } from './rule.ts'
import { accessRules } from './rules/access.ts'
import { addressRules } from './rules/addresses.ts'
import { answerRules } from './rules/answers.ts'
import { canonicalRules } from './rules/canonical.ts'
import { dataRules } from './rules/data.ts'
import { descriptionRules } from './rules/descriptions.ts'
import { headingRules } from './rules/headings.ts'
import { languageRules } from './rules/language.ts'
import { linkRules } from './rules/links.ts'
import { mobileRules } from './rules/mobile.ts'
import { pictureRules } from './rules/pictures.ts'
import { sitemapRules } from './rules/sitemap.ts'
import { titleRules } from './rules/titles.ts'
import { contentRules } from './rules/words-and-content.ts'

/** All rules of the check, by number. */
export const RULES: readonly Rule[] = [
  ...accessRules,
  ...addressRules,
  ...answerRules,
  ...titleRules,
  ...descriptionRules,
  ...headingRules,
  ...contentRules,
  ...pictureRules,
  ...linkRules,
  ...canonicalRules,
  ...languageRules,
  ...sitemapRules,
  ...mobileRules,
  ...dataRules,
]
