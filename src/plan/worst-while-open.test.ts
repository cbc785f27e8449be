import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { day, last, one, only, type PlanScan } from '#support/plan-walk.ts'
import { resultOf } from '#support/result-of.ts'

const seen = (status: string, tag: string, number: number, revision = 1): PlanScan =>
  one({ ...resultOf('search-ranking', status, day(number)), tag, revision })
const errors = (tag: string, number: number, revision?: number) =>
  seen('has_some_errors_detected', tag, number, revision)
const warnings = (tag: string, number: number) => seen('has_some_warnings_detected', tag, number)
const clear = (number: number) => seen('has_no_errors_or_warnings_detected', 'All clear', number)
const was = (...scans: PlanScan[]) => only(last(...scans))?.before?.tag

describe('what a completed item was', () => {
  it('is its worst result, when it was mended in several evenings', () => {
    assert.equal(was(errors('2 errors', 1), warnings('1 warning', 2), clear(3)), '2 errors')
    assert.equal(was(warnings('1 warning', 1), errors('1 error', 2), clear(3)), '1 error')
  })

  it('is the first of those that were as bad', () => {
    assert.equal(was(warnings('6 warnings', 1), warnings('1 warning', 2), clear(3)), '6 warnings')
  })

  it('stays so while it is completed', () => {
    assert.equal(was(errors('2 errors', 1), warnings('1 warning', 2), clear(3), clear(4)), '2 errors')
  })

  it('is nothing of the time before it was completed the last time', () => {
    const first = [errors('2 errors', 1), warnings('1 warning', 2), clear(3)]
    const reopened = { ...warnings('3 warnings', 8), scan: 'manual' } as const
    assert.equal(was(...first, reopened, clear(9)), '3 warnings')
  })

  it('is nothing that an earlier rule has found', () => {
    assert.equal(was(errors('2 errors', 1, 0), warnings('1 warning', 2), clear(3)), '1 warning')
  })
})
