import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failedResult } from '#support/result-of.ts'
import type { Trigger } from './trigger-names.ts'
import { CODE_REASONS, REASONS } from './reasons.ts'
import { reasonOf, retriesItself, retryAt } from './retries.ts'
import { dueTriggers, isFresh, rerunAllowedAt } from './schedule.ts'
import { TRIGGER_FACTS } from './trigger-facts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts'

const AT = new Date('2026-11-21T08:00:00.000Z')
const ago = (ms: number) => new Date(AT.getTime() - ms)

interface About {
  last?: number
  connected?: Trigger[]
  hasWebsite?: boolean
}

/** Whether a trigger that last ran that long ago is due. */
const isDue = (trigger: Trigger, { last, connected = [], hasWebsite = true }: About) =>
  dueTriggers(
    { lastRuns: last === undefined ? {} : { [trigger]: ago(last) }, connected, hasWebsite },
    AT,
  ).includes(trigger)

describe('the schedule', () => {
  const cases: [trigger: Trigger, about: About, due: boolean][] = [
    ['security', { last: DAY_MS }, true],
    ['security', { last: DAY_MS - 1 }, false],
    ['links', { last: 7 * DAY_MS }, true],
    ['links', { last: 7 * DAY_MS - 1 }, false],
    ['links', {}, true],
    ['links', { hasWebsite: false }, false],
    ['facebook', { last: DAY_MS, connected: ['facebook'] }, true],
    ['facebook', { last: DAY_MS }, false],
    ['facebook', { last: 7 * DAY_MS }, true],
    ['facebook', { last: 7 * DAY_MS, hasWebsite: false }, false],
    ['facebook', { last: DAY_MS, connected: ['facebook'], hasWebsite: false }, true],
    ['socialcontent', { connected: ['twitter'] }, true],
    ['socialcontent', {}, false],
    ['xero', { connected: ['xero'] }, true],
    ['xero', { connected: ['myob'] }, false],
    ['data_breach_check', {}, false],
    ['email_marketing', {}, false],
    ['weightings', {}, false],
  ]
  for (const [trigger, about, due] of cases) {
    it(`${due ? 'runs' : 'does not run'} ${trigger} at ${JSON.stringify(about)}`, () => {
      assert.equal(isDue(trigger, about), due)
    })
  }

  it('runs every website trigger daily, weekly or never', () => {
    for (const { target, everyDays } of Object.values(TRIGGER_FACTS))
      assert.ok(target !== 'website' || everyDays === null || everyDays === 1 || everyDays === 7)
  })

  it('uses evidence again that is less than six hours old', () => {
    assert.equal(isFresh(ago(6 * HOUR_MS - 1), AT), true)
    assert.equal(isFresh(ago(6 * HOUR_MS), AT), false)
  })
})

const times = (count: number, gap: number) => Array.from({ length: count }, (_, index) => ago(index * gap))

describe('re-runs by the owner', () => {
  it('wait two minutes for the same check', () => {
    assert.deepEqual(
      rerunAllowedAt({ lastOfCheck: ago(2 * MINUTE_MS - 1), lastDay: [] }, AT),
      new Date(AT.getTime() + 1),
    )
    assert.equal(rerunAllowedAt({ lastOfCheck: ago(2 * MINUTE_MS), lastDay: [] }, AT), null)
    assert.equal(rerunAllowedAt({ lastOfCheck: null, lastDay: [] }, AT), null)
  })

  it('stop at 60 in 24 hours, until the first of them is a day old', () => {
    assert.equal(rerunAllowedAt({ lastOfCheck: null, lastDay: times(59, MINUTE_MS) }, AT), null)
    assert.deepEqual(
      rerunAllowedAt({ lastOfCheck: null, lastDay: times(60, MINUTE_MS) }, AT),
      new Date(AT.getTime() - 59 * MINUTE_MS + DAY_MS),
    )
    assert.equal(
      rerunAllowedAt({ lastOfCheck: null, lastDay: [...times(59, MINUTE_MS), ago(DAY_MS)] }, AT),
      null,
    )
  })
})

const fromNow = (result: ReturnType<typeof failedResult>, failures: number) => {
  const again = retryAt(result, failures)
  return again && (again.getTime() - AT.getTime()) / MINUTE_MS
}

const answer = (reason: string) => reasonOf({ reasonCode: 'http_status', reason })

describe('scans that failed', () => {
  const at = '2026-11-21T08:00:00.000Z'
  it('are repeated after 15 minutes, 2 hours and 12 hours, then by the schedule', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map((failures) => fromNow(failedResult('sitemap', at), failures)),
      [15, 120, 720, null],
    )
  })

  it('are not repeated for reasons that do not pass by themselves', () => {
    const result = failedResult('sitemap', at, { reasonCode: 'bot_wall', reason: null })
    assert.equal(retryAt(result, 1), null)
    assert.deepEqual(REASONS.filter((reason) => !retriesItself(reason)).toSorted(), [
      'blocked_address',
      'bot_wall',
      'cancelled',
      'empty_page',
      'keeps_moving',
      'memory_hungry',
      'never_rests',
      'no_website',
      'not_html',
      'not_published',
      'other_language',
      'page_missing',
      'password_protected',
      'permission_lost',
      'provider_not_configured',
      'redirect_problem',
      'robots_disallowed',
      'stayed_empty',
      'too_large',
    ])
  })

  it('distinguish a missing page from an error by the sentence, where the code is the same', () => {
    assert.equal(answer("Your homepage says it can't be found."), 'page_missing')
    assert.equal(answer('Your website answered with an error of its own.'), 'server_error')
    assert.equal(answer('Something else.'), CODE_REASONS.http_status)
    assert.equal(reasonOf({ reasonCode: null, reason: null }), null)
  })
})
