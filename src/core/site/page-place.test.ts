import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { onceEach } from './page-place.ts'

/** How many of these pages with the same words, which all name one address as their own, are different ones. */
function naming(canonical: string, main: string, ...paths: string[]): number {
  const own = { rel: 'canonical', href: canonical, url: canonical, hreflang: null, type: null } as const
  const relations = [{ ...own, source: 'html' as const }]
  return onceEach(paths.map((url) => aPage({ url, text: { main }, relations }))).length
}

const read = (...pages: (readonly [path: string, main: string])[]): string[] =>
  onceEach(pages.map(([path, main]) => aPage({ url: `https://joes.test${path}`, text: { main } }))).map(
    ({ url }) => new URL(url).pathname + new URL(url).search,
  )

test('a page at two spellings of its address with the same words is one', () => {
  assert.deepEqual(read(['/', 'Vases'], ['/about.html', 'Jo'], ['/index.html', 'Vases'], ['/about', 'Jo']), [
    '/',
    '/about.html',
  ])
})

test('pages with other words, or at other addresses, are several', () => {
  assert.equal(read(['/', 'Vases'], ['/index.html', 'Under construction']).length, 2)
  assert.equal(read(['/', 'Vases'], ['/vases', 'Vases'], ['/?page=2', 'Vases']).length, 3)
})

test('an address with a query that names the one without it is the same page, where both have the same words', () => {
  assert.equal(naming('https://joes.test/', 'Vases', '/', '/?page_id=3'), 1)
  assert.equal(naming('https://joes.test/', '', '/', '/?page_id=3'), 2)
  assert.equal(naming('https://joes.test/', 'Vases', '/', '/vases'), 2)
  assert.equal(naming('https://joes.test/?page_id=3', 'Vases', '/', '/?page_id=3'), 2)
})
