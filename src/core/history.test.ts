import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from './result.ts'
import { checkOf, failedResult, resultOf } from '#support/result-of.ts'
import { changeWords, compareSnapshots } from './compare.ts'
import { improvementsOf, statusPeriodsOf, pastAndNow, trendOf } from './history.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'
import { countingResult, isConclusive, knownResultsByCheck } from './known-results.ts'

const day = (date: string) => `2026-${date}T00:00:00.000Z`
const shot = (result: CheckResult): Snapshot => snapshotOf(checkOf(result.id), result)
const sitemap = (status: string, date: string, given: Partial<CheckResult> = {}) =>
  shot(resultOf('sitemap', status, day(date), given))
const speed = (performance: number, date: string, given: Partial<CheckResult> = {}) =>
  shot(resultOf('sitespeed-mobile', 'medium', day(date), { facts: { performance }, ...given }))
const conclusive = (result: CheckResult) => isConclusive(checkOf(result.id), result)
const tagged = (tag: string) => ({ tag })
const minute = (minutes: string) => ({ updatedAt: `2026-11-21T08:${minutes}:00.000Z` })
const HAS = 'has_sitemap'
const NONE = 'no_sitemap'

describe('a snapshot', () => {
  it('holds the score of a check that has one', () => {
    assert.equal(speed(71, '11-01').score, 71)
    assert.equal(
      shot(resultOf('accessibility-desktop', 'good', day('11-01'), { facts: { score: 95 } })).score,
      95,
    )
    assert.equal(sitemap(HAS, '11-01', { facts: { score: 95 } }).score, null)
  })

  it('recognises "could not look" in every spelling', () => {
    assert.equal(conclusive(failedResult('sitemap', day('11-01'))), false)
    assert.equal(conclusive(failedResult('google-ads', day('11-01'))), false)
    assert.equal(conclusive(failedResult('data-breach-check', day('11-01'))), false)
    assert.equal(conclusive(resultOf('data-breach-check', 'not_checked', day('11-01'))), true, 'never asked')
    const lost = { reasonCode: 'permission_lost', reason: 'Lost.' } as const
    assert.equal(conclusive(resultOf('google-my-business', 'permission_required', day('11-01'), lost)), true)
  })
})

describe('known results', () => {
  const results = [resultOf('sitemap', HAS, day('08-01')), failedResult('sitemap', day('09-01'))]
  const check = checkOf('sitemap')
  const knownResults = knownResultsByCheck([check], results).get('sitemap')

  it('are the last conclusive result beside the newest one', () => {
    assert.deepEqual(
      [knownResults?.newest.status, knownResults?.lastKnown?.status],
      ['unable_to_detect', 'has_sitemap'],
    )
    assert.equal(knownResultsByCheck([checkOf('ssl')], results).size, 0)
  })

  it('count for 90 days', () => {
    assert.equal(countingResult(check, knownResults, new Date(day('10-30')))?.status, HAS)
    assert.equal(countingResult(check, knownResults, new Date('2026-10-30T00:00:00.001Z')), null)
  })
})

describe('comparison', () => {
  const cases: [now: Snapshot, then: Snapshot, is: string | null][] = [
    [sitemap(HAS, '11-21'), sitemap(NONE, '10-24'), 'better'],
    [sitemap(NONE, '11-21'), sitemap(HAS, '10-24'), 'worse'],
    [sitemap(HAS, '11-21'), sitemap(HAS, '10-24'), 'same'],
    [
      shot(resultOf('ssl', 'no_ssl', day('11-21'))),
      shot(resultOf('ssl', 'about_to_expire', day('10-24'))),
      'worse',
    ],
    [shot(resultOf('ssl', 'no_ssl', day('11-21'))), shot(resultOf('ssl', 'expired', day('10-24'))), 'better'],
    [speed(75, '11-21'), speed(70, '10-24'), 'better'],
    [speed(74, '11-21'), speed(70, '10-24'), 'same'],
    [speed(66, '11-21'), speed(70, '10-24'), 'same'],
    [speed(65, '11-21'), speed(70, '10-24'), 'worse'],
    [
      shot(resultOf('twitter', 'active', day('11-21'))),
      shot(resultOf('twitter', 'not_connected', day('10-24'))),
      null,
    ],
    [sitemap(HAS, '11-21', { applicable: false }), sitemap(NONE, '10-24'), null],
  ]
  for (const [now, then, is] of cases) {
    it(`${then.status} ${then.score ?? ''} to ${now.status} ${now.score ?? ''} is ${is}`, () => {
      assert.equal(compareSnapshots(now, then), is)
    })
  }

  it('knows no change within the spread of either measurement', () => {
    const unsteady = { facts: { performance: 62, spread: 12 } }
    assert.equal(compareSnapshots(speed(62, '11-21', unsteady), speed(50, '10-24')), 'same')
    assert.equal(compareSnapshots(speed(50, '11-21'), speed(62, '10-24', unsteady)), 'same')
    assert.equal(compareSnapshots(speed(62, '11-21', unsteady), speed(49, '10-24')), 'better')
  })

  it('is told by tags that differ, else by scores, and never by the same word twice', () => {
    assert.deepEqual(
      changeWords(sitemap(HAS, '11-21', tagged('Found')), sitemap(NONE, '10-24', tagged('Not found'))),
      { was: 'Not found', is: 'Found' },
    )
    const faster = speed(75, '11-21', { ...tagged('Good speed'), facts: { performance: 75 } })
    const slower = speed(60, '10-24', { ...tagged('Good speed'), facts: { performance: 60 } })
    assert.deepEqual(changeWords(faster, slower), { was: '60 of 100', is: '75 of 100' })
    assert.equal(changeWords(sitemap(HAS, '11-21'), sitemap(HAS, '10-24')), null)
  })

  it('begins after the first results: what a visitor saw minutes before signing up is no earlier time', () => {
    const visitor = sitemap(NONE, '11-21', minute('00'))
    const owner = sitemap(HAS, '11-21', minute('30'))
    const later = sitemap(NONE, '11-21', minute('31'))
    const at = new Date('2026-11-21T09:00:00Z')
    assert.equal(pastAndNow([visitor, owner], at), null)
    assert.equal(pastAndNow([visitor, owner, later], at)?.past.at, owner.at)
    assert.equal(pastAndNow([visitor, later], at)?.past.at, visitor.at)
  })

  it('is with the result of 28 days before, or with the first one when that is younger', () => {
    const at = new Date(day('11-21'))
    const points = [
      sitemap(NONE, '09-01'),
      sitemap(HAS, '10-24'),
      sitemap(NONE, '10-25'),
      sitemap(HAS, '11-20'),
    ]
    assert.equal(pastAndNow(points, at)?.past.at, day('10-24'), 'exactly 28 days')
    assert.equal(pastAndNow(points.slice(2), at)?.past.at, day('10-25'))
    assert.equal(pastAndNow(points.slice(3), at), null)
    const missedSince = [...points, shot(failedResult('sitemap', day('11-21')))]
    assert.equal(pastAndNow(missedSince, at)?.now.at, day('11-20'), 'last known')
  })
})

describe('a trend', () => {
  it('is of scores where there are some, with a gap where we could not look', () => {
    const points = [
      speed(71, '11-08'),
      speed(60, '11-01'),
      shot(failedResult('sitespeed-mobile', day('11-05'))),
    ]
    const trend = trendOf(checkOf('sitespeed-mobile'), points)
    assert.deepEqual([trend.scale, trend.points.map(({ value }) => value)], ['score', [60, null, 71]])
  })

  it('says how far the runs of each scan differed, where that is known', () => {
    const points = [speed(60, '11-01'), speed(71, '11-08', { facts: { performance: 71, spread: 6 } })]
    const { points: drawn } = trendOf(checkOf('sitespeed-mobile'), points)
    assert.deepEqual(
      drawn.map(({ spread }) => spread),
      [null, 6],
    )
  })

  it('is of tones elsewhere, and marks a change of the rule', () => {
    const points = [sitemap(NONE, '11-01'), sitemap(HAS, '11-08'), sitemap(NONE, '11-15', { revision: 2 })]
    const trend = trendOf(checkOf('sitemap'), points)
    assert.deepEqual(
      trend.points.map(({ value, isRuleChanged }) => [value, isRuleChanged]),
      [
        [2, false],
        [5, false],
        [2, true],
      ],
    )
  })
})

describe('history', () => {
  it('joins equal results, newest first, and separates them where the rule changed', () => {
    const periods = statusPeriodsOf([
      sitemap(NONE, '11-01'),
      sitemap(NONE, '11-08'),
      sitemap(HAS, '11-15'),
      sitemap(HAS, '11-22', { revision: 2 }),
    ])
    assert.deepEqual(
      periods.map(({ status, from, to, isRuleChanged }) => [status, from, to, isRuleChanged]),
      [
        [HAS, day('11-22'), day('11-22'), true],
        [HAS, day('11-15'), day('11-15'), false],
        [NONE, day('11-01'), day('11-08'), false],
      ],
    )
  })

  it('has a period of its own for each tag, though the status stays', () => {
    const search = (tag: string, date: string) =>
      shot(resultOf('search-ranking', 'has_errors_detected', day(date), tagged(tag)))
    const periods = statusPeriodsOf([
      search('2 errors', '11-01'),
      search('1 error', '11-08'),
      search('1 error', '11-15'),
    ])
    assert.deepEqual(
      periods.map(({ tag, from, to }) => [tag, from, to]),
      [
        ['1 error', day('11-08'), day('11-15')],
        ['2 errors', day('11-01'), day('11-01')],
      ],
    )
  })

  it('has before and after of every improvement, also across a result that is not conclusive', () => {
    const improvements = improvementsOf(checkOf('sitemap'), [
      sitemap(NONE, '11-01'),
      shot(failedResult('sitemap', day('11-05'))),
      sitemap(HAS, '11-08'),
      sitemap(HAS, '11-09'),
      sitemap(NONE, '11-10'),
      sitemap(HAS, '11-11'),
    ])
    assert.deepEqual(
      improvements.map(({ before, after }) => [before.at, after.at]),
      [
        [day('11-10'), day('11-11')],
        [day('11-01'), day('11-08')],
      ],
    )
    assert.deepEqual(improvementsOf(checkOf('sitemap'), [sitemap(HAS, '11-01')]), [])
  })
})
