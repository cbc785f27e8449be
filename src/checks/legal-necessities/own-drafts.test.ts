import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { failure } from '#core/reasons.ts'
import { isLegalText, ITEMS, type ItemName } from '#core/site/legal/items.ts'
import { countWords } from '#core/text.ts'
import { withFields } from '#fixes/fields.ts'
import type { Fix, FixInput, Piece } from '#fixes/fix.ts'
import { DRAFT_LINE } from '#fixes/legal/document.ts'
import { legalFixes } from '#fixes/legal/legal-fixes.ts'
import { anInput } from '#support/fix-input.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { parseHtml } from '#support/parse-html.ts'
import { aVisit } from '#support/visits.ts'
import { check } from './check.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }
const ITEM_OF: Readonly<Record<string, ItemName>> = {
  'privacy-policy': 'privacy',
  'cookie-policy': 'cookies',
  terms: 'terms',
  'returns-policy': 'returns',
}
/** Shares of the words that a page needs which a draft has at least, so that a sentence may be taken out. */
const MARGIN = 1.2

const HOMES: Readonly<Record<string, GivenPage>> = {
  bare: {},
  abroad: { url: 'https://joes.co.uk/' },
  'with a tag manager': { tags: [{ kind: 'gtm', id: 'GTM-ABCD', by: 'script' }] },
  'with everything': {
    tags: [{ kind: 'ga4', id: 'G-1', by: 'script' }],
    links: [aLink('https://friends.example/', 'Our friends')],
    technologies: [
      { name: 'Calendly', kind: 'booking', version: null, by: 'frame' },
      { name: 'Cookiebot', kind: 'consent', version: null, by: 'script' },
    ],
  },
}
const COOKIE = {
  name: '_ga',
  domain: 'joes.test',
  secure: true,
  httpOnly: true,
  sameSite: null,
  firstParty: true,
}
const VISITS = { 'no visit': undefined, 'no cookies': aVisit({}), 'a cookie': aVisit({ cookies: [COOKIE] }) }

const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

interface Case {
  title: string
  input: FixInput
}

function everyCase(): Case[] {
  const cases: Case[] = []
  for (const country of ['AU', 'NZ', 'OTHER', undefined])
    for (const sells of ['yes', 'no'])
      for (const [home, given] of Object.entries(HOMES))
        for (const [visit, mobileVisit] of Object.entries(VISITS))
          cases.push({
            title: [country ?? 'no country', sells, home, visit].join(', '),
            input: anInput({
              facts: NONE,
              evidence: { pages: aCrawl([aPage(given)]), mobileVisit },
              profile: { businessName: 'Joe', ...(country === undefined ? {} : { country }) },
              answers: { 'S-SELL': sells },
            }),
          })
  return cases
}

/** The piece as somebody uses it who types one word where something must stand, and leaves everything else empty. */
function leastOf(fix: Omit<Fix, 'check'>, piece: Piece): string {
  const [withOne] = withFields(
    { ...fix, check: check.id, pieces: [piece] },
    { details: [], words: {}, today: '29 November 2026' },
  ).pieces
  const fields = withOne?.fields ?? []
  const typed = fields
    .filter(({ mayBeEmpty, value }) => !mayBeEmpty && value === '')
    .map(({ id }) => [id, 'x'])
  const { text, missing } = fillPiece(piece, fields, Object.fromEntries(typed))
  assert.deepEqual(missing, [])
  return text
}

const pasted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')

/** The page that is made of a draft: pasted into an editor, or uploaded as the file that it is. */
const pageOf = (path: string, { kind }: Piece, content: string): PageFacts =>
  kind === 'text'
    ? htmlPage(path, `<h1>x</h1>${pasted(content.replace(DRAFT_LINE, ''))}`)
    : parseHtml(content, {
        url: `https://joes.test${path}`,
        requested: `https://joes.test${path}`,
        depth: 1,
        found: 'link',
      })

const NAMES: Readonly<Record<ItemName, string>> = {
  privacy: 'Privacy policy',
  cookies: 'Cookies',
  terms: 'Terms and conditions',
  returns: 'Returns',
}

/** Whether the check finds the page behind a link in the footer. */
function isFound(item: ItemName, page: PageFacts): boolean {
  const home = htmlPage('/', `<p>Bread</p><footer><a href="${page.url}">${NAMES[item]}</a></footer>`)
  const outcome = check.evaluate(
    {
      pages: aCrawl([home, page]),
      answers: {},
      profile: {},
      renderedPages: gone,
      loaded: gone,
      scripts: gone,
    },
    new Date('2026-11-29T00:00:00Z'),
  )
  assert.ok('facts' in outcome && outcome.facts)
  const { privacyPolicy, cookiePolicy, termsAndConditions, returnsPolicy } = outcome.facts
  const found = {
    privacy: privacyPolicy,
    cookies: cookiePolicy,
    terms: termsAndConditions,
    returns: returnsPolicy,
  }
  return found[item] === page.url
}

describe('our own drafts, with every blank that may be empty left empty', () => {
  for (const { title, input } of everyCase())
    it(`are found as what they are: ${title}`, () => {
      const drafts = legalFixes(input).filter(({ id }) => ITEM_OF[id] !== undefined)
      assert.ok(drafts.length >= 3)
      for (const fix of drafts)
        for (const piece of fix.pieces) {
          const item = ITEM_OF[fix.id] ?? 'privacy'
          const page = pageOf(`/${fix.id}`, piece, leastOf(fix, piece))
          const words = countWords(page.text.main)
          assert.ok(words >= ITEMS[item].words * MARGIN, `${piece.title} has only ${words} words`)
          assert.ok(isLegalText(ITEMS[item], words, page.text.main), piece.title)
          assert.ok(isFound(item, page), piece.title)
        }
    })
})
