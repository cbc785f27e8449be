import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ADVICE_FOR_FILES, RULE_ADVICE } from './rule-advice.data.ts'
import { adviceFor } from './rule-advice.ts'
import { RULES } from './rules.ts'

/** Number, id, severity and scope of every rule, as specified, and the owner's sentence. What only the homepage shows is said of the homepage. */
const TABLE: readonly (readonly [number, string, 'E' | 'W', string, string])[] = [
  [1, 'home-twin-broken', 'E', 'home', 'Your site gives an error when people type its address another way'],
  [2, 'home-noindex', 'E', 'home', 'Your homepage tells search engines to stay away'],
  [3, 'home-blocked', 'E', 'home', 'Your robots file blocks search engines from your homepage'],
  [
    4,
    'robots-server-error',
    'E',
    'site',
    'Your robots file gives a server error, so search engines may skip your site',
  ],
  [5, 'robots-invalid', 'W', 'site', "Your robots file has lines search engines can't read"],
  [6, 'robots-blocks-assets', 'W', 'site', "Search engines can't load the files that lay out your pages"],
  [7, 'site-noindex-share', 'E', 'site', 'More than half of your pages are hidden from search'],
  [8, 'important-noindex', 'W', 'page', 'A page in your menu is hidden from search'],
  [9, 'robots-and-noindex', 'W', 'page', 'You point to a page and block it at the same time'],
  [10, 'nosnippet', 'W', 'page', "You've asked search engines not to show a summary of this page"],
  [11, 'noimageindex', 'W', 'page', "Images on this page can't show in image search"],
  [12, 'meta-refresh', 'W', 'page', 'This page jumps elsewhere in an old way'],
  [
    13,
    'js-only-content',
    'W',
    'page',
    "The words only appear after scripts run, which some search engines don't wait for",
  ],
  [14, 'js-only-links', 'W', 'home', 'Your menu only works with scripts'],
  [15, 'not-https', 'E', 'home', 'Your site opens without the padlock'],
  [16, 'http-and-https', 'E', 'site', 'Your site answers at two addresses, with and without the padlock'],
  [17, 'www-and-bare', 'W', 'site', 'Your site answers with and without www'],
  [18, 'internal-http-links', 'W', 'link', 'Some links go to the old address without the padlock'],
  [19, 'redirect-chain', 'W', 'link', 'Some links take the long way round'],
  [20, 'redirect-loop', 'E', 'link', 'A link goes round in circles'],
  [21, 'internal-redirects', 'W', 'link', 'Many links point to addresses that have moved'],
  [22, 'temporary-redirect', 'W', 'site', 'Your move to the main address is marked as temporary'],
  [23, 'url-too-long', 'W', 'page', 'This address is very long'],
  [24, 'url-underscore', 'W', 'page', 'Use dashes, not underscores, in addresses'],
  [25, 'url-uppercase', 'W', 'page', 'The same page answers in capitals and in small letters'],
  [26, 'url-spaces', 'W', 'page', 'This address has spaces'],
  [27, 'url-double-slash', 'W', 'page', 'This address has doubled slashes'],
  [28, 'url-parameters', 'W', 'page', 'This address carries a lot of extra codes'],
  [29, 'trailing-slash-twins', 'W', 'site', 'The same page answers at two addresses'],
  [30, 'internal-4xx', 'E', 'link', 'Links on your site lead to missing pages'],
  [31, 'internal-5xx', 'E', 'link', 'Links on your site lead to error pages'],
  [32, 'external-broken', 'W', 'link', 'Some links to other sites no longer work'],
  [33, 'soft-404', 'E', 'page', 'A page says "not found" but pretends to be fine'],
  [34, 'no-custom-404', 'W', 'site', 'Your "page not found" page doesn\'t help people find their way'],
  [35, 'missing-gives-200', 'W', 'site', 'Wrong addresses pretend to be real pages'],
  [36, 'slow-answer', 'W', 'page', 'Your site is slow to start answering'],
  [37, 'very-slow-answer', 'E', 'home', 'Your homepage takes over five seconds to start answering'],
  [38, 'html-too-big', 'W', 'page', 'This page is very heavy'],
  [39, 'dom-too-big', 'W', 'page', 'This page has a great many parts'],
  [40, 'title-missing', 'E', 'page', 'This page has no title'],
  [41, 'title-multiple', 'W', 'page', 'This page has more than one title'],
  [42, 'title-short', 'W', 'page', 'This title is very short'],
  [43, 'title-long', 'W', 'page', 'This title will be cut off in search results'],
  [44, 'title-duplicate', 'W', 'site', 'Several pages share a title'],
  [45, 'title-placeholder', 'E', 'page', 'This title is a placeholder'],
  [46, 'title-equals-domain', 'W', 'home', "Your homepage title doesn't say what you do"],
  [47, 'description-missing-home', 'E', 'home', 'Your homepage has no search summary'],
  [48, 'description-missing', 'W', 'page', 'This page has no search summary'],
  [49, 'description-multiple', 'W', 'page', 'This page has more than one summary'],
  [50, 'description-short', 'W', 'page', 'This summary is very short'],
  [51, 'description-long', 'W', 'page', 'This summary will be cut off'],
  [52, 'description-duplicate', 'W', 'site', 'Several pages share a summary'],
  [53, 'meta-in-body', 'W', 'page', 'Some page information is in the wrong place and may be ignored'],
  [54, 'h1-missing', 'W', 'home', 'Your homepage has no main heading'],
  [55, 'h1-missing-page', 'W', 'page', 'This page has no main heading'],
  [56, 'h1-multiple', 'W', 'page', 'This page has more than one main heading'],
  [57, 'h1-duplicate', 'W', 'site', 'Several pages share a main heading'],
  [58, 'h1-long', 'W', 'page', 'This heading is very long'],
  [59, 'heading-order', 'W', 'page', 'Headings skip a level'],
  [60, 'heading-empty', 'W', 'page', 'There is an empty heading'],
  [61, 'thin-home', 'W', 'home', 'Your homepage has few words for search engines to read'],
  [62, 'thin-page', 'W', 'page', 'This page has very few words'],
  [63, 'duplicate-content', 'W', 'site', 'Two pages say the same thing'],
  [64, 'placeholder-text', 'E', 'page', 'Placeholder text was left on this page'],
  [65, 'title-h1-unrelated', 'W', 'page', 'The title and the heading talk about different things'],
  [66, 'no-phone-or-place', 'W', 'site', "Your site doesn't say where you are or how to call"],
  [67, 'image-alt-missing', 'W', 'page', 'Pictures without a description'],
  [
    68,
    'image-alt-linked',
    'W',
    'page',
    "A picture link has no words, so search engines don't know where it goes",
  ],
  [69, 'image-alt-long', 'W', 'image', 'This picture description is very long'],
  [70, 'image-alt-filename', 'W', 'image', 'This picture description is just a file name'],
  [71, 'image-broken', 'E', 'image', "A picture doesn't load"],
  [72, 'image-heavy', 'W', 'image', 'This picture is very heavy'],
  [73, 'image-no-size', 'W', 'page', 'Pictures without a set size can make the page jump'],
  [74, 'image-old-format', 'W', 'site', 'Newer picture formats would load faster'],
  [75, 'no-internal-links', 'E', 'home', 'Your homepage links nowhere'],
  [76, 'dead-end', 'W', 'page', "People can't go anywhere from this page"],
  [77, 'orphan', 'W', 'sitemap', "This page isn't linked from anywhere"],
  [78, 'too-deep', 'W', 'page', 'This page is buried deep'],
  [79, 'too-many-links', 'W', 'page', 'This page has a great many links'],
  [80, 'uncrawlable-links', 'W', 'page', 'Some links only work for people, not search engines'],
  [81, 'link-text-generic', 'W', 'page', "Several links don't say where they go"],
  [82, 'link-text-empty', 'W', 'page', 'Some links have no words'],
  [83, 'internal-nofollow', 'W', 'link', 'You tell search engines not to follow your own links'],
  [84, 'localhost-links', 'E', 'link', "Links point to someone's own computer"],
  [85, 'canonical-missing', 'W', 'page', "This page doesn't say which address is the main one"],
  [86, 'canonical-multiple', 'E', 'page', 'This page names more than one main address'],
  [87, 'canonical-broken', 'E', 'page', "The main address named by this page doesn't exist"],
  [88, 'canonical-redirect', 'W', 'page', 'The main address named by this page has moved'],
  [89, 'canonical-noindex', 'E', 'page', 'The main address named by this page is hidden from search'],
  [90, 'canonical-offsite', 'E', 'home', 'Your homepage says another website is the real one'],
  [
    91,
    'canonical-to-home',
    'E',
    'site',
    'Several pages say your homepage is their main address, so they may vanish from search',
  ],
  [92, 'canonical-relative', 'W', 'page', 'The main address should be written in full'],
  [93, 'canonical-http', 'W', 'page', 'The main address is the one without the padlock'],
  [94, 'canonical-chain', 'W', 'page', 'Main addresses point on and on'],
  [95, 'lang-missing', 'W', 'page', "This page doesn't say what language it's in"],
  [96, 'lang-invalid', 'W', 'page', 'The language code is wrong'],
  [97, 'hreflang-invalid', 'W', 'page', 'Language links have a mistake'],
  [98, 'hreflang-no-return', 'W', 'page', "Language versions don't link to each other"],
  [99, 'hreflang-broken', 'E', 'page', "A language version doesn't work"],
  [100, 'hreflang-no-self', 'W', 'page', 'A page leaves itself out of its language list'],
  [101, 'pagination-broken', 'W', 'page', 'Page numbers lead nowhere'],
  [102, 'sitemap-missing', 'W', 'site', "There's no sitemap"],
  [103, 'sitemap-not-in-robots', 'W', 'site', "Your robots file doesn't mention your sitemap"],
  [104, 'sitemap-bad-addresses', 'E', 'sitemap', "Your sitemap lists pages that don't exist"],
  [105, 'sitemap-redirects', 'W', 'sitemap', 'Your sitemap lists addresses that have moved'],
  [106, 'sitemap-noindex', 'W', 'sitemap', 'Your sitemap lists hidden pages'],
  [107, 'sitemap-non-canonical', 'W', 'sitemap', 'Your sitemap lists copies'],
  [108, 'sitemap-too-big', 'E', 'sitemap', 'Your sitemap file is too big'],
  [109, 'sitemap-wrong-host', 'W', 'sitemap', 'Your sitemap uses the wrong address'],
  [110, 'viewport-missing', 'E', 'home', "Your homepage isn't set up for phones"],
  [111, 'viewport-missing-page', 'W', 'page', "This page isn't set up for phones"],
  [112, 'not-mobile-friendly', 'E', 'home', 'Your homepage is hard to use on a phone'],
  [113, 'favicon-missing', 'W', 'home', 'Your site shows no little icon'],
  [114, 'charset-missing', 'W', 'page', "This page doesn't say how its letters are stored"],
  [115, 'doctype-missing', 'W', 'page', "This page doesn't begin by saying which kind of HTML it is"],
  [116, 'og-missing', 'W', 'home', "Your site won't look its best when shared"],
  [117, 'structured-data-missing', 'W', 'site', 'Search engines get no business card from your site'],
  [118, 'structured-data-broken', 'E', 'page', "Details for search engines on this page can't be read"],
  [119, 'localbusiness-incomplete', 'W', 'site', "Your site's business card is missing details"],
  [120, 'product-data-incomplete', 'W', 'page', 'Product details for search are incomplete'],
  [121, 'mixed-content', 'W', 'page', 'Some parts load without the padlock'],
  [122, 'intrusive-overlay', 'W', 'home', 'A pop-up covers your homepage on phones'],
  [123, 'plugins', 'W', 'page', 'This page uses technology that no longer works'],
  [124, 'frames', 'W', 'page', 'The page is only a frame around other pages'],
  [125, 'duplicate-ids', 'W', 'page', 'Parts of the page share a name, which can break links and labels'],
]

describe('the table of search-ranking rules', () => {
  it('has the specified rules in order, with their sentences', () => {
    const shipped = RULES.map(({ number, id, severity, scope, finding }) => [
      number,
      id,
      severity === 'error' ? 'E' : 'W',
      scope,
      finding,
    ])
    assert.deepEqual(shipped, TABLE)
  })
  it('has 125 rules: 30 errors and 95 warnings', () => {
    assert.equal(RULES.length, 125)
    assert.equal(RULES.filter((rule) => rule.severity === 'error').length, 30)
    assert.equal(RULES.filter((rule) => rule.severity === 'warning').length, 95)
  })
  it('names every rule once', () => {
    assert.equal(new Set(RULES.map((rule) => rule.id)).size, RULES.length)
  })
})

describe('what to do about a rule', () => {
  it('is said for every rule, and for no other', () => {
    assert.deepEqual(Object.keys(RULE_ADVICE).toSorted(), RULES.map(({ id }) => id).toSorted())
  })
  it('is short, and in whole sentences', () => {
    for (const [id, advice] of [RULE_ADVICE, ADVICE_FOR_FILES].flatMap(Object.entries<string>))
      assert.match(advice, /^[A-Z].{10,118}\.$/u, id)
  })
  it('names settings, builders, themes and plug-ins only where the website has some', () => {
    for (const { id } of RULES)
      assert.doesNotMatch(adviceFor(id, false), /\bsettings\b|builder|plug-in|theme/iu, id)
    assert.match(adviceFor('lang-missing', true), /website builder's settings/u)
    assert.equal(adviceFor('h1-missing', false), RULE_ADVICE['h1-missing'])
  })
  it('names no country, which the rules do not know', () => {
    for (const { id } of RULES) assert.doesNotMatch(adviceFor(id, true), /Australia|New Zealand/u, id)
  })
})
