import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { aPage, type GivenPage } from '#support/page-facts.ts'
import { aMeta, aRelation, ofPages } from '#support/seo-site.ts'
import { exemptNote } from './exempt-pages.ts'
import { runRules } from './run-rules.ts'
import { seoSite } from './site.ts'

/** What is said of the exempt pages of a website. */
function noteOn(...pages: PageFacts[]): string {
  const site = seoSite(ofPages(pages))
  return exemptNote(site, runRules(site))
}

const naming = (url: string, main: string, given: GivenPage = {}) =>
  aPage({ url, relations: [aRelation('canonical', main)], ...given })

test('nothing is said where every page is asked for its texts', () => {
  assert.equal(noteOn(aPage(), aPage({ url: '/taps' })), '')
})

test('pages that name another website are told with the tests that could not be run for them', () => {
  const note = noteOn(naming('/', 'https://other.test/'), naming('/taps', 'https://other.test/taps'))
  assert.match(
    note,
    /^Titles, summaries, headings and length weren't tested on 2 pages that name another address as their main one\. \d{2} further tests couldn't be run because of that\. Once that is put right, the next scan may find more\.$/u,
  )
})

test('a copy that names its page as the main one is no mistake, and no test is missed for it', () => {
  assert.equal(
    noteOn(aPage(), aPage({ url: '/taps' }), naming('/list?colour=red', '/taps', { sketch: [1, 2, 3] })),
    "Titles, summaries, headings and length weren't tested on 1 page that names another address as its main one.",
  )
})

test('legal pages, carts and hidden pages are counted by what they are', () => {
  const hidden = aPage({ url: '/old', metas: [aMeta('robots', 'noindex')] })
  const note = noteOn(
    aPage(),
    aPage({ url: '/taps' }),
    ...['/privacy', '/cart'].map((url) => aPage({ url })),
    hidden,
  )
  assert.equal(
    note,
    "Titles, summaries, headings and length weren't tested on 1 page hidden from search, 1 legal page and 1 page for one visitor alone, such as a cart or an account.",
  )
})
