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

/**
 * Rules of which one that fails may exempt pages from being tested: a page that is hidden, or whose main address is another one, is asked for no title, summary,
 * heading or length. When it is put right, those rules run, and nobody knows what they find.
 */
export const EXEMPTS_PAGES: ReadonlySet<string> = new Set([
  'home-noindex',
  'site-noindex-share',
  'important-noindex',
  'canonical-multiple',
  'canonical-broken',
  'canonical-redirect',
  'canonical-noindex',
  'canonical-offsite',
  'canonical-to-home',
  'canonical-chain',
])

/** Rules that one line ends, which the advice has in full for pages that are files, or a field in the settings of the website. */
export const ONE_LINE: ReadonlySet<string> = new Set(['lang-missing', 'lang-invalid', 'doctype-missing'])

/** Rules that a page ends which is made and uploaded: 4 minutes of a web person on both walks. */
export const NEW_PAGE: ReadonlySet<string> = new Set(['no-custom-404'])

/** Rules whose pages need new words of the owner's own. */
export const NEW_WORDS: ReadonlySet<string> = new Set(['thin-home', 'thin-page'])

/** Rules that an owner mends once for all pages: in a setting, or in the part that all pages share. */
export const MENDED_ONCE: ReadonlySet<string> = new Set([
  'lang-missing',
  'lang-invalid',
  'dead-end',
  'too-many-links',
])
