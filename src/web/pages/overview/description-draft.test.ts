import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY_DESCRIPTION, descriptionDraftFrom } from './description-draft.ts'

test('what was typed is read as it was stored, and a draft of another version is ignored', () => {
  const kept = { ...EMPTY_DESCRIPTION, does: 'haircuts', where: 'Napier and Hastings' }
  assert.deepEqual(descriptionDraftFrom(JSON.parse(JSON.stringify(kept))), kept)
  for (const other of [null, 3, {}, { does: 'haircuts' }, { ...kept, does: 1 }])
    assert.equal(descriptionDraftFrom(other), null)
})
