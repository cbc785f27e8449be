import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutOffIn } from './search-result.ts'

test('a title or description that search results would cut off is named with its length', () => {
  const title = 'Haunted trail and corn maze in Warrenton | Buckland Haunted Farm'
  assert.match(
    cutOffIn({ title, description: '' }) ?? '',
    /^This title has 64 characters, and .* about 60\./u,
  )
  assert.match(cutOffIn({ title: '', description: 'a'.repeat(161) }) ?? '', /^This description has 161 /u)
})

test('a description that says too little is named with its length and what is asked', () => {
  const said = cutOffIn({ title: '', description: 'a'.repeat(69) })
  assert.equal(said, 'This description has 69 characters so far. Write 70 to 160.')
  assert.equal(cutOffIn({ title: '', description: 'a'.repeat(70) }), null)
})

test('nothing is said of one that fits', () => {
  assert.equal(cutOffIn({ title: 'a'.repeat(60), description: 'a'.repeat(160) }), null)
})
