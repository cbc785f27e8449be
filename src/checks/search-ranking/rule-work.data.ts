/**
 * Rules whose work another check has, step by step and with its minutes, whenever they fail: both judge the same evidence. By the rule's id, the check
 * as an owner reads it.
 */
export const WORK_ELSEWHERE: Readonly<Record<string, string>> = {
  'internal-4xx': 'broken links',
  'internal-5xx': 'broken links',
  'external-broken': 'broken links',
  'soft-404': 'broken links',
  'redirect-loop': 'broken links',
  'image-broken': 'broken links',
  'not-mobile-friendly': 'layout',
  'sitemap-missing': 'sitemap',
}

/** Rules that an owner mends once for all pages: in a setting, or in the part that all pages share. */
export const MENDED_ONCE: ReadonlySet<string> = new Set([
  'lang-missing',
  'lang-invalid',
  'dead-end',
  'too-many-links',
])
