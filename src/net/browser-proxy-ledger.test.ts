import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLedger } from './browser-proxy-ledger.ts'

const HOST = 'cdn.example'
const BUDGET = { bytes: 1_000, connections: 10, requests: 10 }

for (const order of ['refused first', 'refused last'] as const) {
  test(`a host from which something came is not a refused one, ${order}`, () => {
    const ledger = openLedger(BUDGET)
    const entry = ledger.entry({ host: HOST, hostname: HOST })
    if (order === 'refused last') entry.count(200)
    entry.refuse({ refused: 'connect_timeout', status: 502 })
    if (order === 'refused first') {
      assert.equal(ledger.log()[0]?.allowed, false)
      entry.count(200)
    }
    assert.deepEqual(ledger.log(), [{ host: HOST, allowed: true, bytes: 200, refused: 'connect_timeout' }])
  })
}
