import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCrawl, aPage } from '#support/page-facts.ts'
import type { EvidencePiece } from './protocol.ts'
import { withinMessage } from './within-message.ts'

/** Evidence of so many megabytes of text. */
const megabytes = (count: number): EvidencePiece => {
  const text = 'x'.repeat(1_048_576)
  const value = aCrawl([aPage()])
  return {
    key: 'pages',
    piece: {
      state: 'ok',
      value: { ...value, answered: Array.from({ length: count }, () => text) },
      at: '2026-01-01',
      durationMs: 1,
    },
  }
}

test('C08 of evidence that would fill the memory of the worker it is told that it was too much, and of any other nothing changes', () => {
  const usual = megabytes(100)
  assert.deepEqual(withinMessage(usual), usual)
  const { piece } = withinMessage(megabytes(140))
  assert.equal(piece.state === 'failed' && piece.failure.code, 'budget_bytes')
})
