import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { familyOf } from './family.ts'
import type { ProcessSeen } from './processes.ts'

const ROOT = 100
const aProcess = (pid: number, told: Partial<ProcessSeen> = {}): ProcessSeen => ({
  pid,
  parent: 1,
  group: pid,
  started: '7',
  residentBytes: 0,
  ...told,
})
const pidsOf = (processes: readonly ProcessSeen[]): number[] => processes.map(({ pid }) => pid)

describe('the processes of one browser', () => {
  it('B24 are those of its group, and all that came of them', () => {
    const all = [
      aProcess(ROOT, { group: ROOT }),
      aProcess(101, { group: ROOT }),
      aProcess(102, { parent: 101 }),
      aProcess(103, { parent: 102 }),
      aProcess(104, { parent: 2 }),
    ]
    assert.deepEqual(pidsOf(familyOf(ROOT).among(all)), [ROOT, 101, 102, 103])
  })

  it('B24 stay with it when they leave its group and lose their parent, with all that comes of them later', () => {
    const family = familyOf(ROOT)
    family.among([aProcess(ROOT), aProcess(101, { parent: ROOT })])
    const left = [aProcess(101), aProcess(102, { parent: 101 })]
    assert.deepEqual(pidsOf(family.among(left)), [101, 102])
  })

  it('B24 are not those that got the number of one that has ended', () => {
    const family = familyOf(ROOT)
    family.among([aProcess(ROOT), aProcess(101, { parent: ROOT })])
    assert.deepEqual(pidsOf(family.among([aProcess(ROOT), aProcess(101, { started: '8' })])), [ROOT])
  })
})
