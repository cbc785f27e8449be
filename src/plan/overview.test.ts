import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from '#core/result.ts'
import { type Snapshot, snapshotOf } from '#core/snapshot.ts'
import { knownResultsByCheck } from '#core/known-results.ts'
import { checkOf, failedResult, resultOf } from '#support/result-of.ts'
import type { MovementInput } from './movement-input.ts'
import { movePlan } from './movement.ts'
import { giveOverride } from './override.ts'
import { type Overview, overviewOf } from './overview.ts'
import { newPlanState } from './plan-state.ts'

const AT = new Date('2026-11-21T08:42:00.000Z')
const TODAY = '2026-11-21T08:00:00.000Z'
const OLD = '2026-10-20T08:00:00.000Z'

/** The overview of these results, with all of them as history. */
function overview(ids: string[], results: CheckResult[], given: Partial<MovementInput> = {}): Overview {
  const checks = ids.map(checkOf)
  const knownByCheck = knownResultsByCheck(checks, results)
  const input: MovementInput = {
    checks,
    knownByCheck,
    profile: {},
    overrides: [],
    website: null,
    at: AT,
    scan: 'manual',
    ...given,
  }
  const { plan } = movePlan(newPlanState(null), input)
  return overviewOf({ checks, knownByCheck, plan, history: historyOf(results), at: AT })
}

function historyOf(results: readonly CheckResult[]): Map<string, Snapshot[]> {
  const history = new Map<string, Snapshot[]>()
  for (const result of results) {
    const points = history.get(result.id) ?? []
    history.set(result.id, [...points, snapshotOf(checkOf(result.id), result)])
  }
  return history
}

const tone = (...results: CheckResult[]) =>
  overview(
    results.map(({ id }) => id),
    results,
  ).categories[0]?.tone

describe('the overview', () => {
  it('counts known, asking and missing results separately, and names what could not be run', () => {
    const { progress, counts, couldNotRun, couldNotRunLine } = overview(
      ['ssl', 'sitemap', 'twitter', 'layout', 'broken-links'],
      [
        resultOf('ssl', 'valid', TODAY),
        failedResult('sitemap', TODAY),
        resultOf('twitter', 'we_need_more_details', TODAY),
        resultOf('layout', 'not_mobile_responsive', TODAY),
        resultOf('broken-links', 'all_links_working', OLD),
        failedResult('broken-links', TODAY),
      ],
    )
    assert.deepEqual(counts, { good: 2, toFix: 1, broken: 1, toAnswer: 1, couldNotCheck: 1 })
    assert.equal(progress.label, '2 of 4')
    assert.equal(couldNotRunLine, "1 check couldn't be run", 'what counts as last known is not among them')
    assert.deepEqual(
      couldNotRun.map(({ check, isCounted, lastKnown }) => [check, isCounted, lastKnown?.at]),
      [
        ['sitemap', false, undefined],
        ['broken-links', true, OLD],
      ],
    )
  })

  it('writes one check in the singular, and nothing when all could be run', () => {
    assert.equal(overview(['ssl'], [failedResult('ssl', TODAY)]).couldNotRunLine, "1 check couldn't be run")
    assert.equal(overview(['ssl'], [resultOf('ssl', 'valid', TODAY)]).couldNotRunLine, null)
  })

  it('starts with the top priority, lists the first three, and the three after the very first', () => {
    const { topPriority, first, next } = overview(
      ['contact-form', 'twitter', 'sitemap', 'ssl'],
      [
        resultOf('contact-form', 'no_contact_form', TODAY),
        resultOf('twitter', 'inactive', TODAY),
        resultOf('sitemap', 'no_sitemap', TODAY),
        resultOf('ssl', 'expired', TODAY),
      ],
    )
    assert.equal(topPriority?.check, 'ssl')
    assert.deepEqual(
      first.map(({ check }) => check),
      ['ssl', 'contact-form', 'sitemap'],
    )
    assert.deepEqual(
      next.map(({ check }) => check),
      ['contact-form', 'sitemap', 'twitter'],
    )
    const done = overview(['ssl'], [resultOf('ssl', 'valid', TODAY)])
    assert.equal(done.topPriority, null)
    assert.deepEqual(done.next, [])
  })

  it('lists checks without a result, and leaves out a check without a plan item', () => {
    const { waiting, categories } = overview(['ssl', 'linkedin'], [])
    assert.deepEqual(
      waiting.map(({ check }) => check),
      ['ssl'],
    )
    assert.deepEqual(
      categories.map(({ category, waiting, tone }) => [category, waiting, tone]),
      [['compliance', 1, null]],
    )
  })

  it('shows the worst tone of a category: error, missing, warning, info, success', () => {
    const speed = resultOf('google-my-business', 'no_google_presence', TODAY)
    const none = resultOf('sitemap', 'no_sitemap', TODAY)
    const links = resultOf('broken-links', 'broken_links_detected', TODAY)
    const info = resultOf('google-analytics', 'login_to_google_analytics', TODAY)
    const good = resultOf('site-keywords', 'passed', TODAY)
    const question = resultOf('google-ads', 'we_need_more_details', TODAY)
    assert.equal(tone(good, info, links, none, speed), 'error')
    assert.equal(tone(good, info, links, none), 'missing')
    assert.equal(tone(good, info, links), 'warning')
    assert.equal(tone(good, info), 'info')
    assert.equal(tone(good, question, failedResult('broken-links', TODAY)), 'success')
    assert.equal(tone(question), null)
  })

  it('does not count what the owner has set aside', () => {
    const none = resultOf('sitemap', 'no_sitemap', TODAY)
    const override = giveOverride(checkOf('sitemap'), { kind: 'not_relevant', note: '' }, none, AT)
    const { counts, categories } = overview(['sitemap'], [none], { overrides: [override] })
    assert.deepEqual(counts, { good: 0, toFix: 0, broken: 0, toAnswer: 0, couldNotCheck: 0 })
    assert.deepEqual([categories[0]?.tone, categories[0]?.setAside], [null, 1])
  })
})

const pair = (id: string, before: string, now: string, since = OLD) => [
  resultOf(id, before, since),
  resultOf(id, now, TODAY),
]
const changes = (...results: CheckResult[]) =>
  overview([...new Set(results.map(({ id }) => id))], results).changes

describe('changes', () => {
  it('are since the day 28 days before', () => {
    const { line, better, worse, same } = changes(
      ...pair('sitemap', 'no_sitemap', 'has_sitemap'),
      ...pair('about-us', 'no_about_us', 'has_about_us'),
      ...pair('ssl', 'valid', 'about_to_expire'),
      ...pair('layout', 'is_mobile_responsive', 'is_mobile_responsive'),
      ...pair('twitter', 'we_need_more_details', 'active'),
    )
    assert.equal(line, '2 better and 1 worse than on 24 Oct')
    assert.deepEqual([better.length, worse.length, same.length], [2, 1, 1])
  })

  it('are since the first day of a shorter history', () => {
    const first = '2026-11-07T08:00:00.000Z'
    assert.equal(
      changes(...pair('sitemap', 'no_sitemap', 'has_sitemap', first)).line,
      '1 better than on 07 Nov',
    )
    assert.equal(
      changes(...pair('sitemap', 'has_sitemap', 'no_sitemap', first)).line,
      '1 worse than on 07 Nov',
    )
    assert.equal(
      changes(...pair('sitemap', 'has_sitemap', 'has_sitemap', first)).line,
      'The same as on 07 Nov',
    )
  })

  it('are what was done minutes after the first scan, too', () => {
    const minutesAgo = '2026-11-21T07:52:00.000Z'
    const first = resultOf('sitemap', 'no_sitemap', minutesAgo)
    const answered = resultOf('about-us', 'we_need_more_details', minutesAgo)
    const then = [first, answered]
    const now = [resultOf('sitemap', 'has_sitemap', TODAY), resultOf('about-us', 'has_about_us', TODAY)]
    const checks = ['sitemap', 'about-us'].map(checkOf)
    const input = { checks, profile: {}, overrides: [], website: null, at: AT, scan: 'manual' } as const
    const seen = movePlan(newPlanState(null), { ...input, knownByCheck: knownResultsByCheck(checks, then) })
    const knownByCheck = knownResultsByCheck(checks, [...then, ...now])
    const { plan } = movePlan(seen.state, { ...input, knownByCheck })
    const history = historyOf([...then, ...now])
    const told = overviewOf({ checks, knownByCheck, plan, history, at: AT }).changes
    assert.equal(told.since, minutesAgo)
    assert.deepEqual(
      told.better.map(({ check, past, now: is }) => [check, past.status, is.status]),
      [['sitemap', 'no_sitemap', 'has_sitemap']],
      'an answer makes nothing better',
    )
  })

  it('are not known after a single scan', () => {
    assert.deepEqual(
      [changes(resultOf('sitemap', 'has_sitemap', TODAY)).line, changes(resultOf('ssl', 'valid', OLD)).since],
      [null, null],
    )
  })
})
