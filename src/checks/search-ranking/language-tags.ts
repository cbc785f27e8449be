import { COUNTRIES, LANGUAGES } from './language-tags.data.ts'

/** Language, script, region, variants and extensions (RFC 5646, section 2.1, without grandfathered tags). */
const TAG =
  /^(?<language>[a-z]{2,3})(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?(?:-(?<region>[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wyz\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?$/iu

/** True for a well-formed language tag whose two-letter language and country exist. */
export function isLanguageTag(tag: string): boolean {
  const groups = TAG.exec(tag.trim())?.groups
  if (!groups) return false
  const { language = '', region = '' } = groups
  if (language.length === 2 && !LANGUAGES.has(language.toLowerCase())) return false
  return region.length !== 2 || COUNTRIES.has(region.toUpperCase())
}

/** A value of `hreflang`: a language tag, or `x-default`. */
export const isHreflang = (value: string): boolean =>
  value.trim().toLowerCase() === 'x-default' || isLanguageTag(value)
