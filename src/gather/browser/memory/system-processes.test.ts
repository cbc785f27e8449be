import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { memoryShares, systemProcesses } from './system-processes.ts'

const own = systemProcesses().find(({ pid }) => pid === process.pid)

describe('the memory of a process', { skip: process.platform !== 'linux' }, () => {
  it("B24 tells the program's files from its own memory, which together are what is resident", () => {
    assert.ok(own)
    const shares = memoryShares(own)
    const all = (shares.own + shares.files) / own.residentBytes
    assert.ok(shares.own > 0 && shares.files > 0)
    assert.ok(all > 0.8 && all < 1.2, `${all} of the resident memory`)
  })

  it('B24 is all its own where the system does not tell', () => {
    const ended = { pid: 0, parent: 1, group: 1, started: '7', residentBytes: 9_000_000 }
    assert.deepEqual(memoryShares(ended), { own: 9_000_000, files: 0 })
  })
})
