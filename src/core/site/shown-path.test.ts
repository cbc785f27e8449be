import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownPath } from './shown-path.ts'

const shown = (path: string) => shownPath(`https://joes.test${path}`)

test("a page's place is its path and query, without escapes that people cannot read", () => {
  assert.equal(shown('/contact.html#form'), '/contact.html')
  assert.equal(shown('/?page_id=12'), '/?page_id=12')
  assert.equal(shown('/whakap%C4%81-mai'), '/whakapā-mai')
  assert.equal(shown('/a%2Fb'), '/a%2Fb')
  for (const kept of ['/a%ZZ', '/a%0Ab', '/a%20b', '/a%E2%80%AEb']) assert.equal(shown(kept), kept)
  assert.equal(shown(`/${'a'.repeat(300)}`).length, 200)
})
