import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownNote } from './own-note.ts'

test('nobody reads that they have a subscription while its payment is being confirmed', () => {
  assert.deepEqual(ownNote('pending'), { tone: 'waiting', lead: 'We’re confirming your payment.' })
  for (const state of ['active', 'past_due'] as const)
    assert.equal(ownNote(state).lead, 'You have a subscription already.')
})
