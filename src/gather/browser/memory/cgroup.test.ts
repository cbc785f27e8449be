import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { type ControlGroup, placeFor, setLimits } from './cgroup.ts'

const BOTH = ['memory', 'pids']
const aGroup = (path: string, facts: Partial<ControlGroup> = {}): ControlGroup => ({
  path,
  writable: true,
  populated: false,
  controllers: BOTH,
  delegates: [],
  ...facts,
})
const OURS = aGroup('/service/main', { populated: true })

describe('the control group of a browser', () => {
  it('B24 is made in the nearest one above us that delegates memory', () => {
    const groups = [OURS, aGroup('/service', { delegates: BOTH }), aGroup('/', { delegates: BOTH })]
    assert.deepEqual(placeFor(groups), { path: '/service', toDelegate: [] })
  })

  it('B24 is made where memory can be delegated, because the group has no processes', () => {
    assert.deepEqual(placeFor([OURS, aGroup('/service')]), { path: '/service', toDelegate: BOTH })
    assert.deepEqual(placeFor([OURS, aGroup('/service', { delegates: ['memory'] })]), {
      path: '/service',
      toDelegate: ['pids'],
    })
  })

  it('B24 is not made where the group is not ours, has processes, or lacks the controllers', () => {
    assert.equal(placeFor([OURS, aGroup('/service', { writable: false, delegates: BOTH })]), null)
    assert.equal(placeFor([OURS]), null)
    assert.equal(placeFor([OURS, aGroup('/service', { controllers: ['cpu'] })]), null)
    assert.equal(placeFor([OURS, aGroup('/system.slice', { delegates: BOTH })]), null)
    assert.equal(placeFor([]), null)
  })

  it('B24 is not searched for above a group that is not ours', () => {
    const groups = [aGroup('/service/main', { writable: false }), aGroup('/service', { delegates: BOTH })]
    assert.equal(placeFor(groups), null)
  })

  it('B24 is limited also where the kernel does not account for swap, and not without its memory', () => {
    const path = mkdtempSync(join(tmpdir(), 'fettle-group-'))
    try {
      assert.throws(() => setLimits(path, 7_000))
      for (const file of ['memory.max', 'memory.oom.group', 'pids.max']) writeFileSync(join(path, file), '')
      setLimits(path, 7_000)
      assert.equal(readFileSync(join(path, 'memory.max'), 'utf8'), '7000')
      writeFileSync(join(path, 'memory.swap.max'), '')
      setLimits(path, 7_000)
      assert.equal(readFileSync(join(path, 'memory.swap.max'), 'utf8'), '0')
    } finally {
      rmSync(path, { recursive: true })
    }
  })
})
