import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testStore, type TestStore } from '#support/store.ts'
import { countSent, sentThisMinute, sentToday } from './sent-requests.ts'

describe('requests to a service', () => {
  let store: TestStore
  before(async () => {
    store = await testStore()
  })
  after(() => store.close())

  it('are counted in their minute by endpoint, and on their day together', async () => {
    const { db } = store
    const [books, ledger] = ['books', 'ledger'].map((endpoint) => ({ service: 'club', endpoint }))
    assert.ok(books && ledger)
    const at = new Date('2026-11-21T23:59:40Z')
    await Promise.all([books, books, ledger].map((to) => countSent(db, to, at)))
    assert.equal(await sentThisMinute(db, books, at), 2)
    assert.equal(await sentThisMinute(db, ledger, at), 1)
    assert.equal(await sentToday(db, 'club', at), 3)
    assert.equal(await sentToday(db, 'another', at), 0)
    const later = new Date('2026-11-22T00:00:10Z')
    await countSent(db, books, later)
    assert.equal(await sentThisMinute(db, books, later), 1)
    assert.equal(await sentToday(db, 'club', later), 1)
  })
})
