import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkOf, failedResult, resultOf } from '#support/result-of.ts'
import { aReport, aResult } from '#support/results.ts'
import { compareWithBaseline, failingChecks, NOTHING_TO_COMPARE } from './gate.ts'

const AT = '2026-11-21T08:42:00.000Z'
const SSL = checkOf('ssl')
const SPEED = checkOf('sitespeed-mobile')
const speed = (score: number, given = {}) =>
  resultOf('sitespeed-mobile', 'fast', AT, { facts: { performance: score }, ...given })

describe('comparing with a baseline', () => {
  const good = resultOf('ssl', 'valid', AT)
  const bad = resultOf('ssl', 'no_ssl', AT)
  const compare = (now: typeof good, then: typeof good) =>
    compareWithBaseline([SSL, SPEED], aReport([now]), aReport([then]))

  it('names a check that displays worse, and what it was and is', () => {
    assert.deepEqual(compare(bad, good), {
      worse: [{ id: 'ssl', was: good.tag, is: bad.tag }],
      changedRules: [],
    })
  })

  it('names none that is the same or better', () => {
    assert.deepEqual(compare(bad, bad).worse, [])
    assert.deepEqual(compare(good, bad).worse, [])
  })

  it('names a check whose score fell by more than its measurements vary', () => {
    assert.deepEqual(compare(speed(70), speed(80)).worse, [
      { id: 'sitespeed-mobile', was: '80 of 100', is: '70 of 100' },
    ])
    assert.deepEqual(compare(speed(77), speed(80)).worse, [])
    assert.deepEqual(compare(speed(70, { facts: { performance: 70, spread: 12 } }), speed(80)).worse, [])
  })

  it('compares nothing that could not be looked at, and nothing that the baseline lacks', () => {
    assert.deepEqual(compare(failedResult('ssl', AT), good).worse, [])
    assert.deepEqual(compareWithBaseline([SSL], aReport([bad]), aReport([])), NOTHING_TO_COMPARE)
  })

  it('does not take a changed rule for a worse website', () => {
    assert.deepEqual(compare({ ...bad, revision: 2 }, good), { worse: [], changedRules: ['ssl'] })
  })
})

describe('what a gate refuses', () => {
  const report = aReport([
    aResult({ id: 'broken', display: 'error' }),
    aResult({ id: 'weak', display: 'warning' }),
    aResult({ id: 'absent', display: 'missing', greyKind: 'missing' }),
    aResult({ id: 'unseen', display: 'missing', greyKind: 'unable' }),
    aResult({ id: 'good' }),
  ])
  const worse = { worse: [{ id: 'good', was: 'Better', is: 'Secure' }], changedRules: [] }
  const refused = (failOn: Parameters<typeof failingChecks>[1]) =>
    failingChecks(report, failOn, worse).map(({ id }) => id)

  it('is what displays that bad or worse', () => {
    assert.deepEqual(refused('error'), ['broken'])
    assert.deepEqual(refused('warning'), ['broken', 'weak', 'absent'])
    assert.deepEqual(refused('never'), [])
  })

  it('is what got worse, however it displays, and not what was bad before', () => {
    assert.deepEqual(refused('worse'), ['good'])
  })
})
