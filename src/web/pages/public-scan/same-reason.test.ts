import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CountedRow } from '#web/shared/public-scan/public-scan-view.ts'
import { bySameReason } from './same-reason.ts'

const row = (check: string, line: string): CountedRow => ({
  check,
  title: check,
  arrival: { state: 'landed', tone: 'unable', tag: 'Couldn’t check', line },
  hasResult: true,
  countsAs: 'couldNotCheck',
})

describe('rows that could not be checked', () => {
  it('say a reason once that four of them have', () => {
    const gone = ['a', 'b', 'c', 'd'].map((check) => row(check, 'It is gone.'))
    const other = row('e', 'It is slow.')
    assert.deepEqual(bySameReason([other, ...gone]), {
      same: [{ reason: 'It is gone.', rows: gone }],
      others: [other],
    })
  })

  it('stay as they are where fewer have it', () => {
    const gone = ['a', 'b', 'c'].map((check) => row(check, 'It is gone.'))
    assert.deepEqual(bySameReason(gone), { same: [], others: gone })
  })
})
