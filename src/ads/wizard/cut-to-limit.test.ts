import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cutToLimit } from './cut-to-limit.ts'

describe('a text cut at a word', () => {
  it('stays as it is when it fits', () => {
    assert.equal(cutToLimit('Tied by hand in Newtown', 30), 'Tied by hand in Newtown')
  })
  it('ends with the last whole word, without a comma or dash', () => {
    assert.equal(cutToLimit('Handmade with native leaves, daily', 30), 'Handmade with native leaves')
    assert.equal(cutToLimit('Wreaths – made to order today', 10), 'Wreaths')
  })
  it('counts wide characters twice', () => {
    assert.equal(cutToLimit('花屋 花屋', 8), '花屋')
  })
  it('is empty when the first word is too long', () => {
    assert.equal(cutToLimit('x'.repeat(31), 30), '')
  })
})
