import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Snapshot } from '#core/snapshot.ts'
import { snapshotOf } from '#core/snapshot.ts'
import { checkOf, resultOf } from '#support/result-of.ts'
import { fixedLately } from './fixed-lately.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const FIRST = '2026-11-14T08:00:00.000Z'
const ranking = checkOf('search-ranking')
const clear = (at: string) => resultOf('search-ranking', 'has_no_errors_or_warnings_detected', at)
const shot = (status: string, at: string) => snapshotOf(ranking, resultOf('search-ranking', status, at))
const before = shot('has_some_errors_detected', FIRST)

interface Given {
  doneAt?: string
  was?: Snapshot | null
  isDoubtful?: boolean
  newest?: ReturnType<typeof clear>
  firstAt?: string
}

function fixed({ doneAt = '2026-11-21T10:00:00.000Z', was = before, firstAt = FIRST, ...given }: Given = {}) {
  const { isDoubtful = false, newest = clear(doneAt) } = given
  const point = { at: firstAt, value: 1, spread: null, label: 'Errors', isRuleChanged: false }
  const after = snapshotOf(ranking, clear(doneAt))
  const completed = { at: doneAt, label: 'Done' }
  const item = { state: 'completed', before: was, after, completed, isDoubtful } as const
  return fixedLately({ item, newest, trend: { scale: 'tone', points: [point] } }, NOW)
}

describe('a check that was fixed lately', () => {
  it('has what it was and what it is, whichever scan has found it', () => {
    const { before: was, after } = fixed() ?? {}
    assert.deepEqual(
      [was?.status, after?.status],
      ['has_some_errors_detected', 'has_no_errors_or_warnings_detected'],
    )
  })

  it('is so for a day', () => {
    assert.notEqual(fixed({ doneAt: '2026-11-20T13:00:00.000Z' }), null)
    assert.equal(fixed({ doneAt: '2026-11-20T11:00:00.000Z' }), null)
  })

  it('is not one that was good from the first, or that looks worse again', () => {
    assert.equal(fixed({ was: null }), null)
    assert.equal(fixed({ isDoubtful: true }), null)
    const worse = resultOf('search-ranking', 'has_some_warnings_detected', '2026-11-21T11:00:00.000Z')
    assert.equal(fixed({ newest: worse }), null)
  })

  it('is not one that only our question or our rule has changed', () => {
    assert.equal(fixed({ was: { ...before, display: 'missing', greyKind: 'more_info' } }), null)
    assert.equal(fixed({ was: { ...before, revision: before.revision + 1 } }), null)
  })

  it('is not one that signing up has changed right after the first results', () => {
    assert.equal(fixed({ firstAt: '2026-11-21T09:45:00.000Z' }), null)
    assert.notEqual(fixed({ firstAt: '2026-11-21T09:15:00.000Z' }), null)
  })
})
