/**
 * Rules whose work another check has, step by step and with its minutes, whenever they fail: both judge the same evidence. By the rule's id, the check
 * as an owner reads it.
 */
export const WORK_ELSEWHERE: Readonly<Record<string, string>> = {
  'internal-4xx': 'the broken links check',
  'internal-5xx': 'the broken links check',
  'external-broken': 'the broken links check',
  'soft-404': 'the broken links check',
  'redirect-loop': 'the broken links check',
  'image-broken': 'the broken links check',
  'not-mobile-friendly': 'the layout check',
  'sitemap-missing': 'the sitemap check',
}

/** Rules that an owner mends once for all pages: in a setting, or in the part that all pages share. */
export const MENDED_ONCE: ReadonlySet<string> = new Set([
  'lang-missing',
  'lang-invalid',
  'dead-end',
  'too-many-links',
])
