import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { browserProcesses } from './browser-processes.ts'
import type { SystemProcess } from './system-processes.ts'

const ROOT = 100
const aProcess = (pid: number, facts: Partial<SystemProcess> = {}): SystemProcess => ({
  pid,
  parent: 1,
  group: pid,
  started: '7',
  residentBytes: 0,
  ...facts,
})
const pidsOf = (processes: readonly SystemProcess[]): number[] => processes.map(({ pid }) => pid)

describe('the processes of one browser', () => {
  it('B24 are those of its group, and all their descendants', () => {
    const all = [
      aProcess(ROOT, { group: ROOT }),
      aProcess(101, { group: ROOT }),
      aProcess(102, { parent: 101 }),
      aProcess(103, { parent: 102 }),
      aProcess(104, { parent: 2 }),
    ]
    assert.deepEqual(pidsOf(browserProcesses(ROOT).update(all)), [ROOT, 101, 102, 103])
  })

  it('B24 include those that left its group and lost their parent, with their later descendants', () => {
    const processes = browserProcesses(ROOT)
    processes.update([aProcess(ROOT), aProcess(101, { parent: ROOT })])
    const left = [aProcess(101), aProcess(102, { parent: 101 })]
    assert.deepEqual(pidsOf(processes.update(left)), [101, 102])
  })

  it('B24 exclude those that reuse the number of an ended one', () => {
    const processes = browserProcesses(ROOT)
    processes.update([aProcess(ROOT), aProcess(101, { parent: ROOT })])
    assert.deepEqual(pidsOf(processes.update([aProcess(ROOT), aProcess(101, { started: '8' })])), [ROOT])
  })
})
