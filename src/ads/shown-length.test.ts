import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shownLength } from './shown-length.ts'

describe('the length of an ad’s text', () => {
  for (const [text, length] of [
    ['', 0],
    ['Fresh flowers', 13],
    ['Kōwhai café', 11],
    ['“Ours”', 6],
    ['日本', 4],
    ['ＡＢ', 4],
    ['한글', 4],
    ['𠀀', 2],
    ['🌷', 2],
    ['❤️', 2],
    ['👍🏽', 2],
    ['👨‍👩‍👧', 2],
    ['🇳🇿', 2],
    ['1️⃣', 2],
    ['花🌷a', 5],
    ['नी', 2],
    ['e\u0301', 2],
    ['©', 1],
  ] as const)
    it(`of ${JSON.stringify(text)} is ${length}`, () => {
      assert.equal(shownLength(text), length)
    })
})
