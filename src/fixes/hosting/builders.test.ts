import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BUILDERS } from './builders.data.ts'

const ALL = Object.values(BUILDERS)

test('sources of paths are addresses, with the day they were read', () => {
  for (const { name, sources = [], seen } of ALL) {
    assert.equal(sources.length > 0, seen !== undefined, name)
    for (const source of sources) assert.equal(new URL(source).protocol, 'https:', source)
    if (seen !== undefined) assert.match(seen, /^\d{4}-\d{2}-\d{2}$/u)
  }
})

test('builders with switches for headers have the path to them', () => {
  for (const { name, ownHeaders, ways } of ALL)
    assert.equal(ownHeaders === undefined, ways.headers === undefined, name)
})

test('no step in Google Sites leads to settings that it does not have', () => {
  const { head = [], seo = [], share = [], sitemap = [] } = BUILDERS['Google Sites']?.ways ?? {}
  for (const steps of [head, share, sitemap]) assert.match(steps[0] ?? '', /^Google Sites has no place for/u)
  assert.match(seo.at(-1) ?? '', /no place for a description/u)
})
