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
  'http-and-https': 'Site vulnerability',
}

/** The same change as of a weak spot where browsers refuse parts of the page; else that check may be done, and the work stays here. */
export const WHERE_REFUSED: Readonly<Record<string, string>> = { 'mixed-content': 'Site vulnerability' }

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

/** Rules that the same change in every page ends, whatever the pages are. */
export const SAME_CHANGE: ReadonlySet<string> = new Set(['mixed-content', 'internal-http-links'])

/** Rules that a web person ends with a file that is uploaded, and a page: a "page not found" page took 4 to 4.5 minutes on four walks, an icon 3. */
export const NEW_FILE: ReadonlySet<string> = new Set(['no-custom-404', 'favicon-missing'])

/** Rules of which a web person has to find the cause first, or to build something anew. */
export const UNWALKED: ReadonlySet<string> = new Set([
  'robots-server-error',
  'very-slow-answer',
  'missing-gives-200',
  'js-only-content',
  'js-only-links',
  'frames',
])

/** Rules whose pages need new words of the owner's own. */
export const NEW_WORDS: ReadonlySet<string> = new Set(['thin-home', 'thin-page'])

/** Rules that are mended once for all pages: in a setting, in the part that all pages share, or where redirects, robots.txt or the sitemap are. */
export const MENDED_ONCE: ReadonlySet<string> = new Set([
  'lang-missing',
  'lang-invalid',
  'dead-end',
  'too-many-links',
  'home-twin-broken',
  'not-https',
  'http-and-https',
  'www-and-bare',
  'temporary-redirect',
  'trailing-slash-twins',
  'home-blocked',
  'robots-invalid',
  'robots-blocks-assets',
  'sitemap-not-in-robots',
  'sitemap-bad-addresses',
  'sitemap-redirects',
  'sitemap-non-canonical',
  'sitemap-too-big',
  'sitemap-wrong-host',
])
