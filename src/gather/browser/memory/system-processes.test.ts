import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { memoryShares, pageBytesIn, systemProcesses } from './system-processes.ts'

const own = systemProcesses().find(({ pid }) => pid === process.pid)

/** What the kernel tells a program at its start: pairs of a kind and a value. */
const auxiliary = (...pairs: readonly (readonly [kind: number, value: number])[]): Buffer => {
  const words = Buffer.alloc(pairs.length * 16)
  for (const [at, [kind, value]] of pairs.entries()) {
    words.writeBigUInt64LE(BigInt(kind), at * 16)
    words.writeBigUInt64LE(BigInt(value), at * 16 + 8)
  }
  return words
}

describe('the bytes of a page of memory', () => {
  it('B24 are those of the kernel, as 16 KiB on a Raspberry Pi 5', () => {
    assert.equal(pageBytesIn(auxiliary([33, 6], [6, 16_384], [0, 0])), 16_384)
  })

  it('B24 are 4 KiB where the kernel does not say', () => {
    assert.equal(pageBytesIn(auxiliary([33, 6], [0, 0])), 4_096)
    assert.equal(pageBytesIn(Buffer.alloc(7)), 4_096)
  })
})

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
