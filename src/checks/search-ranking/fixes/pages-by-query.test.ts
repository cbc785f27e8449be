import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { countTexts } from './title-fixes.ts'

const product = (url: string, name: string) =>
  aPage({
    url,
    title: { text: null, count: 0 },
    headings: [aHeading(`Oak ${name} for kitchens and gardens`, { level: 1 })],
    text: { main: `Oak ${name} for homes and shops, made in our own workshop.` },
  })

/** Of how many pages without a title one is made. */
function titlesFor(pages: ReturnType<typeof product>[]): number {
  const facts = failedAt({ 'title-missing': pages.map(({ url }) => url) })
  return countTexts(anInput({ facts, evidence: { pages: aCrawl(pages) } }), facts).titles
}

test('pages that only their query tells apart get a title each', () => {
  const pages = ['tables', 'chairs', 'shelves'].map((name, at) => product(`/product.php?id=${at + 1}`, name))
  assert.equal(titlesFor(pages), 3)
})

test('one page at addresses with another query gets one title', () => {
  const urls = ['/tables/', '/tables/?view=grid', '/tables/index.html', '/tables/?utm_source=mail']
  assert.equal(titlesFor(urls.map((url) => product(url, 'tables'))), 1)
})
