import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY, typedFrom } from './description-draft.ts'

test('what was typed is read as it was stored, and a draft of another version is ignored', () => {
  const kept = { ...EMPTY, does: 'haircuts', where: 'Napier and Hastings' }
  assert.deepEqual(typedFrom(JSON.parse(JSON.stringify(kept))), kept)
  for (const other of [null, 3, {}, { does: 'haircuts' }, { ...kept, does: 1 }])
    assert.equal(typedFrom(other), null)
})
