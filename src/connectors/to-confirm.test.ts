import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NOTE_READS } from '#core/connections/note-reads.ts'
import { connectors } from './connectors.generated.ts'
import { isConfirmed } from './to-confirm.ts'

const NOTHING = { tested: [], reads: [], retired: [] }
const ITEM = { id: 'clicks', what: 'the metric clicks', how: 'Connect.' }

describe('what only the real service can confirm', () => {
  it("is confirmed by the operator's test where that says so", () => {
    assert.equal(isConfirmed(ITEM, NOTHING), false)
    assert.equal(isConfirmed(ITEM, { ...NOTHING, tested: ['clicks'] }), true)
  })

  it("is confirmed by an answer of its read for an owner's account, as long as its name is known", () => {
    const item = { ...ITEM, read: { of: 'posts', name: 'clicks' } }
    assert.equal(isConfirmed(item, { ...NOTHING, reads: ['page'] }), false)
    assert.equal(isConfirmed(item, { ...NOTHING, reads: ['posts'] }), true)
    assert.equal(isConfirmed(item, { ...NOTHING, reads: ['posts'], retired: ['clicks'] }), false)
    assert.equal(isConfirmed(item, { ...NOTHING, reads: ['posts'], retired: ['views'] }), true)
  })

  it('has no read under a name that a connection keeps its notes under', () => {
    for (const { id, read } of connectors)
      for (const name of NOTE_READS) assert.ok(!(name in read), `${id}: ${name}`)
  })

  it('has an id of its own in each service, and names reads that there are', () => {
    for (const { id, toConfirm = [], read } of connectors) {
      const ids = toConfirm.map((one) => one.id)
      assert.equal(new Set(ids).size, ids.length, id)
      for (const one of toConfirm) if (one.read) assert.ok(one.read.of in read, `${id}: ${one.read.of}`)
    }
  })
})
