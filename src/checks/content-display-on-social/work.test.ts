import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepText } from '#core/words.ts'
import { shared } from '#support/walked-results.ts'
import { shareWork } from './work.ts'

test('the tags go where the steps of the piece say, which is a file on some websites and a setting on others', () => {
  const [first] = shareWork(shared)?.steps ?? []
  assert.equal(
    stepText(first ?? ''),
    'Put the ready-made title, description and tags into your page, as the steps below them say',
  )
})

test('a page that lacks nothing, or that nobody named, has no work', () => {
  const all = { image: true, web_address: true, product_title: true, product_description: true }
  assert.equal(shareWork({ ...shared, facts: { ...shared.facts, features: all } }), null)
  assert.equal(shareWork({ ...shared, facts: { ...shared.facts, page: null } }), null)
})
