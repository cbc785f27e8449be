import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fewMarks } from './few-marks.ts'

it('X07 keeps six marks on a letter, and removes the seventh', () => {
  const six = `Z${'\u0301'.repeat(6)}`
  assert.equal(fewMarks(six), six)
  assert.equal(fewMarks(`${six}\u0301`), six)
  assert.equal(fewMarks(`a${'\u0301'.repeat(10_000)}b`), `a${'\u0301'.repeat(6)}b`)
})

it('leaves words with many marks as they are', () => {
  for (const word of ['Nguyễn', 'שָׁלוֹם', 'ภาษาไทย', 'Café'])
    assert.equal(fewMarks(word.normalize('NFD')), word.normalize('NFD'))
})
