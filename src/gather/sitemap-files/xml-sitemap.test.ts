import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { readXml } from './xml-sitemap.ts'

const nested = (depth: number): string => `<urlset>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</urlset>`

test('C11 nested elements take time in proportion to their number', () => {
  growsWithLength('nested elements', { make: nested, work: readXml, parts: 20_000 })
})

test('an address is found by its path, in any case of the names, and not deeper', () => {
  const read = readXml(
    '<urlset><URL><Loc>https://joes.test/</Loc></URL><url><x><url><loc>https://joes.test/x</loc></url></x></url></urlset>',
  )
  assert.deepEqual('locs' in read ? read.locs : read, ['https://joes.test/'])
})

test('C13 elements nested without end are refused', () => {
  const pages = '<url><loc>https://joes.test/</loc></url>'
  const problem = 'Its elements are nested too deeply.'
  assert.deepEqual(readXml(nested(99)), { root: 'urlset', namespace: null, locs: [], count: 0, lastmods: [] })
  assert.deepEqual(readXml(`<urlset>${pages}${'<a>'.repeat(100)}`), { problem })
})
