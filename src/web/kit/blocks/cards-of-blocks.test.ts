import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#core/block.ts'
import { cardsOf, pointStyle } from './cards-of-blocks.ts'

const note = (text: string): Block => ({ kind: 'note', text })
const table: Block = { kind: 'table', columns: [{ label: 'Link' }], rows: [['a']] }

test('a table has a card of its own, other neighbouring blocks share one, and the order stays', () => {
  const cards = cardsOf([note('a'), note('b'), table, table, note('c')])
  assert.deepEqual(
    cards.map((card) => (card.kind === 'table' ? 'table' : card.blocks.length)),
    [2, 'table', 'table', 1],
  )
  assert.deepEqual(cardsOf([]), [])
})

test('done, not done and not known are three tones and three words', () => {
  assert.deepEqual(
    [true, false, null].map((done) => pointStyle(done).tone),
    ['success', 'missing', 'unable'],
  )
  assert.equal(new Set([true, false, null].map((done) => pointStyle(done).word)).size, 3)
})
