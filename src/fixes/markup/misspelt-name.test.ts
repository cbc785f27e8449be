import assert from 'node:assert/strict'
import { test } from 'node:test'
import { misspellsName } from './misspelt-name.ts'

test('a name with a letter that only looks like its own is misspelt', () => {
  assert.equal(misspellsName('The honey of KiwiHilIs is sold here.', 'Kiwihills'), true)
  assert.equal(misspellsName('The honey of kiwihills is sold here.', 'Kiwihills'), false)
})

test('short names, and no name at all, are misspelt nowhere', () => {
  assert.equal(misspellsName('Biil is here.', 'Bill'), false)
  assert.equal(misspellsName('Biil is here.', null), false)
})
