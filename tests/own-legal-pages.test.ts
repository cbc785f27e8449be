import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legalFixes } from '#fixes/legal/legal-fixes.ts'
import { anInput } from '#support/fix-input.ts'
import { prose } from '#support/html-page.ts'
import { judgePages } from '#support/judged.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }
const FIXES = legalFixes(
  anInput({
    facts: NONE,
    evidence: { pages: aCrawl([aPage()]) },
    profile: { businessName: 'Joe', email: 'joe@joes.test', country: 'AU' },
  }),
)
const PIECES = FIXES.flatMap(({ pieces }) => pieces).filter(({ kind }) => kind === 'html')
const [LINKS, ...PAGES] = PIECES.toReversed()

const home = (footer: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bread</title></head><body><main><h1>Joe</h1><p>${prose(300)}</p></main><footer>${footer}</footer></body></html>`

test('our own legal pages, uploaded under their names and linked by our own links, are all found and bring no warnings', async () => {
  const uploaded = PAGES.map(({ name = '', content }) => [
    `/${name}`,
    content.replaceAll(/\[your [^\]]+\]/gu, 'something'),
  ])
  const { results } = await judgePages({ '/': home(LINKS?.content ?? ''), ...Object.fromEntries(uploaded) }, [
    'legal-necessities',
    'search-ranking',
  ])
  assert.equal(uploaded.length, 3)
  assert.equal(results['legal-necessities']?.status, 'legal_items_present')
  const said = JSON.stringify(results['search-ranking']?.blocks)
  assert.match(said, /What to look at/u)
  for (const { name = '' } of PAGES) assert.ok(!said.includes(name), said)
  assert.doesNotMatch(said, /go anywhere|set up for phones|language it|kind of HTML/u)
})
