import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cutAtWord } from './cut-at-word.ts'

describe('a text cut at a word', () => {
  it('stays as it is when it fits', () => {
    assert.equal(cutAtWord('Tied by hand in Newtown', 30), 'Tied by hand in Newtown')
  })
  it('ends with the last whole word, without a comma or dash', () => {
    assert.equal(cutAtWord('Handmade with native leaves, daily', 30), 'Handmade with native leaves')
    assert.equal(cutAtWord('Wreaths – made to order today', 10), 'Wreaths')
  })
  it('counts wide characters twice', () => {
    assert.equal(cutAtWord('花屋 花屋', 8), '花屋')
  })
  it('is empty when the first word is too long', () => {
    assert.equal(cutAtWord('x'.repeat(31), 30), '')
  })
})
