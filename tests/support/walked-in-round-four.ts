import { type Found, legal, ranking, rule, waysToPay } from './walked-results.ts'

/** A rule that failed on these pages of the website, of which the homepage is the first. */
const onPages = (id: string, from: number, pages: number, severity = 'warning') => ({
  ...rule(id, 0, severity),
  pages: Array.from({ length: pages }, (_, at) => `https://joes.test/${from + at}`),
  total: pages,
})
const atHome = (id: string, severity = 'warning') => onPages(id, 0, 1, severity)

/** Ten pages without a summary in a website with settings, two titles of the wrong length, four picture links without words. */
export const TEN_SUMMARIES: Found = ranking(
  [
    atHome('description-missing-home', 'error'),
    onPages('description-missing', 1, 9),
    onPages('image-alt-linked', 5, 4),
    onPages('title-short', 2, 1),
    atHome('title-long'),
    atHome('no-custom-404'),
  ],
  {
    hasSettings: true,
    pictureLines: 4,
    newTexts: { pages: 3, titles: 2, descriptions: 2, toWrite: 8 },
  },
)

/** Six files: a title and a summary too long, a card without a phone, few words on two pages, seven pictures without a size, no icon. */
export const SIX_FILES: Found = ranking(
  [
    onPages('localbusiness-incomplete', 0, 6),
    atHome('no-custom-404'),
    onPages('title-long', 2, 1),
    onPages('description-short', 3, 1),
    onPages('description-long', 2, 1),
    atHome('thin-home'),
    onPages('thin-page', 1, 1),
    onPages('image-no-size', 3, 1),
    atHome('favicon-missing'),
  ],
  { hasSettings: false, newTexts: { pages: 1, titles: 1, descriptions: 1, toWrite: 1 } },
)

/** A website of one page in HTML: title and summary too long, no card, a heading that skips a level and one about something else, names used twice. */
export const ONE_FILE: Found = ranking(
  [
    'no-custom-404',
    'title-long',
    'description-long',
    'heading-order',
    'title-h1-unrelated',
    'structured-data-missing',
    'duplicate-ids',
  ].map((id) => atHome(id)),
  { hasSettings: false, newTexts: { pages: 1, titles: 1, descriptions: 1, toWrite: 0 } },
)

/** Thirteen files with their main addresses in short, eight without a summary, six without a heading, five with few words. */
export const THIRTEEN_FILES: Found = ranking(
  [
    onPages('canonical-relative', 0, 13),
    onPages('description-missing', 1, 8),
    onPages('h1-missing-page', 1, 6),
    onPages('title-short', 3, 5),
    onPages('thin-page', 1, 5),
    ...['no-custom-404', 'description-short', 'h1-missing', 'thin-home', 'no-phone-or-place'].map((id) =>
      atHome(id),
    ),
  ],
  { hasSettings: false, newTexts: { pages: 6, titles: 2, descriptions: 5, toWrite: 7 } },
)

/** Terms that are linked, and whose template nobody filled in. */
export const BLANKS: Found = {
  ...legal(2),
  facts: {
    ...legal(2).facts,
    cookieInformation: 'page',
    notEnough: [{ item: 'terms', url: 'https://joes.test/terms', flaw: 'template' }],
  },
}
/** The terms alone are missing. */
export const NO_TERMS: Found = {
  ...legal(2),
  facts: { ...legal(2).facts, cookieInformation: 'page' },
}
/** A shop without product data, measuring and the ways to pay. */
export const NO_SHOP_LABELS: Found = {
  ...waysToPay,
  facts: {
    ...waysToPay.facts,
    platform: 'WooCommerce',
    missing: ['product details for search', 'sales measuring', 'the ways to pay'],
  },
}
