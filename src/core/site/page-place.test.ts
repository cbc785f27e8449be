import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { onceEach } from './page-place.ts'

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
