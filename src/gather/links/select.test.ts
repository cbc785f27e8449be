import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectTargets } from './select.ts'
import { LinkTable } from '../link-table/table.ts'

function tableOf(urls: readonly string[]): LinkTable {
  const table = new LinkTable('joes.test')
  const targets = urls.map((url) => ({ href: url, url, kind: 'page', text: '', region: 'main' }) as const)
  table.add('https://joes.test/', targets)
  return table
}

const numbered = (base: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${base}${at}`)
const chosenFrom = (urls: readonly string[], maxLinks = 1_000) =>
  selectTargets(tableOf(urls).targets(), maxLinks)

test('same-site targets come first, outside ones in the order of first occurrence', () => {
  const { chosen } = chosenFrom(['https://b.example/', 'https://joes.test/x', 'https://a.example/'])
  assert.deepEqual(
    chosen.map(({ url }) => url),
    ['https://joes.test/x', 'https://b.example/', 'https://a.example/'],
  )
})

test('W07 a thousand targets are requested, the next one makes it "at least"', () => {
  const full = chosenFrom(numbered('https://joes.test/', 1_000))
  assert.deepEqual([full.chosen.length, full.notTested], [1_000, { beyondLimit: 0, ofOtherSites: 0 }])
  const over = chosenFrom(numbered('https://joes.test/', 1_001))
  assert.deepEqual([over.chosen.length, over.notTested], [1_000, { beyondLimit: 1, ofOtherSites: 0 }])
})

test('forty targets of one outside host are requested', () => {
  const over = chosenFrom(numbered('https://example.com/', 41))
  assert.deepEqual([over.chosen.length, over.notTested], [40, { beyondLimit: 0, ofOtherSites: 1 }])
})

test('links that would do something are left out on purpose, and count towards no limit', () => {
  const carts = numbered('https://joes.test/shop/?add-to-cart=', 3)
  const { chosen, notTested, leftOut } = chosenFrom([...carts, 'https://joes.test/shop/'], 1)
  assert.deepEqual(
    chosen.map(({ url }) => url),
    ['https://joes.test/shop/'],
  )
  assert.deepEqual([notTested, leftOut], [{ beyondLimit: 0, ofOtherSites: 0 }, 3])
})

test('targets judged without a request do not count towards the limit', () => {
  const table = tableOf(numbered('https://joes.test/', 2))
  table.add('https://joes.test/b', [{ href: 'tel:1', url: null, kind: 'phone', text: '', region: 'main' }])
  assert.equal(selectTargets(table.targets(), 2).chosen.length, 3)
})
