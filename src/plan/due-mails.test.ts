import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { USUAL_PREFERENCES } from '#core/owner-input/preferences.ts'
import type { CheckResult } from '#core/result.ts'
import { knownResultsByCheck } from '#core/known-results.ts'
import { day, last, type PlanScan } from '#support/plan-walk.ts'
import { checkOf, failedResult, resultOf } from '#support/result-of.ts'
import { type ResultNotification, notificationsOf } from './notification.ts'
import type { ScanStart } from './movement-input.ts'
import { instantMail, isSummaryDue, reminderOf, summaryOf } from './due-mails.ts'

/** The notifications about one check's last result after the ones before it, each of an automatic scan. */
function notificationsAfter(results: CheckResult[], scan: ScanStart = 'automatic'): ResultNotification[] {
  const now = results.at(-1)
  if (!now) return []
  const check = checkOf(now.id)
  const runs = results.map(
    (result): PlanScan => ({ results: [result], scan: result === now ? scan : 'automatic' }),
  )
  const { moves, plan } = last(...runs)
  const before = knownResultsByCheck([check], results.slice(0, -1)).get(check.id) ?? null
  return notificationsOf({ arrivals: [{ check, before, now }], moves, plan, scan })
}
const kinds = (...results: CheckResult[]) =>
  notificationsAfter(results).map(({ kind, isInstant }) => `${kind}${isInstant ? ' at once' : ''}`)
const expiring = (number: number) =>
  resultOf('ssl', 'about_to_expire', day(number), { facts: { expiresAt: '2026-11-25T00:00:00.000Z' } })
const VALID = resultOf('ssl', 'valid', day(1))
const lost = (id: string, number: number) =>
  failedResult(id, day(number), { reasonCode: 'permission_lost', reason: 'We no longer have permission.' })
const none = (number: number) => resultOf('sitemap', 'no_sitemap', day(number))
const broken = (number: number) => resultOf('layout', 'not_mobile_responsive', day(number))
const stricter = (number: number) => resultOf('sitemap', 'no_sitemap', day(number), { revision: 2 })

describe('notifications', () => {
  it('are not made of the first result, nor when nothing has changed', () => {
    assert.deepEqual(kinds(resultOf('ssl', 'expired', day(1))), [])
    assert.deepEqual(kinds(resultOf('ssl', 'expired', day(1)), resultOf('ssl', 'expired', day(2))), [])
    assert.deepEqual(kinds(VALID, failedResult('ssl', day(2))), [])
  })

  it('are instant for an expired padlock', () => {
    assert.deepEqual(kinds(VALID, resultOf('ssl', 'expired', day(2))), ['reopened at once'])
  })

  it('name the day on which a padlock will expire, once that is certain', () => {
    assert.deepEqual(kinds(VALID, expiring(2)), [], 'seen once')
    const [notification] = notificationsAfter([VALID, expiring(2), expiring(3)])
    assert.deepEqual(
      [notification?.kind, notification?.subject, notification?.line, notification?.isInstant],
      ['expiring', 'Your padlock runs out on 25 Nov 2026', 'Ask your host to renew it.', true],
    )
    assert.deepEqual(kinds(VALID, expiring(2), expiring(3), expiring(4)), [], 'once')
  })

  it('are instant for an open item that is now pinned', () => {
    const medium = resultOf('site-vulnerability', 'medium_risk', day(1))
    assert.deepEqual(kinds(medium, resultOf('site-vulnerability', 'high_risk', day(2))), ['urgent at once'])
    assert.deepEqual(
      kinds(resultOf('site-vulnerability', 'high_risk', day(1)), { ...medium, updatedAt: day(2) }),
      [],
    )
  })

  it('are made of a completed item that reopens, instant only when it is an error', () => {
    const has = resultOf('sitemap', 'has_sitemap', day(1))
    assert.deepEqual(kinds(has, none(2)), [], 'seen once')
    const [notification] = notificationsAfter([has, none(2), none(3)])
    assert.deepEqual(
      [notification?.subject, notification?.line, notification?.path, notification?.isInstant],
      [
        'Sitemap needs another look',
        'It was fine on 01 Nov 2026, and now: Seen as no_sitemap.',
        '/visibility/sitemap?from=dap',
        false,
      ],
    )
    assert.deepEqual(kinds(resultOf('layout', 'is_mobile_responsive', day(1)), broken(2), broken(3)), [
      'reopened at once',
    ])
  })

  it('mention that our rule changed', () => {
    const [notification] = notificationsAfter([
      resultOf('sitemap', 'has_sitemap', day(1)),
      stricter(2),
      stricter(3),
    ])
    assert.match(notification?.line ?? '', /more closely than before/u)
  })

  it('mention that our rule changed where an open item is now pinned by it', () => {
    const medium = resultOf('site-vulnerability', 'medium_risk', day(1))
    const high = (revision: number) =>
      notificationsAfter([medium, resultOf('site-vulnerability', 'high_risk', day(2), { revision })])[0]
    assert.match(high(medium.revision + 1)?.line ?? '', /more closely than before/u)
    assert.equal(high(medium.revision)?.line, 'Seen as high_risk.')
  })

  it('are made once of a lost connection', () => {
    const active = resultOf('facebook', 'active', day(1))
    const [notification] = notificationsAfter([active, lost('facebook', 2)])
    assert.deepEqual(
      [notification?.kind, notification?.subject, notification?.isInstant],
      ['connection_lost', 'Please connect Facebook again', true],
    )
    assert.deepEqual(kinds(active, lost('facebook', 2), lost('facebook', 3)), [])
  })

  it('are not mailed to an owner who asked for the scan, nor to one who has switched them off', () => {
    const results = [VALID, resultOf('ssl', 'expired', day(2))]
    const mailed = (scan: ScanStart, given: Partial<typeof USUAL_PREFERENCES> = {}) =>
      instantMail(notificationsAfter(results, scan), { ...USUAL_PREFERENCES, ...given }).length
    assert.deepEqual(
      [
        mailed('automatic'),
        mailed('manual'),
        mailed('automatic', { notifyResults: false }),
        mailed('automatic', { notifyAny: false }),
      ],
      [1, 0, 0, 0],
    )
  })
})

describe('the summary', () => {
  const moved = last(
    {
      results: [
        resultOf('sitemap', 'no_sitemap', day(1)),
        resultOf('contact-form', 'has_contact_form', day(1)),
      ],
    },
    { results: [resultOf('sitemap', 'has_sitemap', day(8))], scan: 'manual' },
  )

  it('says that there are no results yet where nothing is counted', () => {
    const { plan, moves } = last({ results: [] })
    assert.equal(summaryOf(plan, moves).line, 'We have no results for you yet.')
  })

  it('counts, names the top priority, and lists what got better and worse', () => {
    const summary = summaryOf(moved.plan, moved.moves)
    assert.equal(summary.line, '2 of 2 done. Nothing urgent. Nice work.')
    assert.deepEqual([summary.better, summary.worse], [['Sitemap: Found'], []])

    const again = last(
      { results: [resultOf('sitemap', 'has_sitemap', day(1))] },
      { results: [resultOf('sitemap', 'no_sitemap', day(8))], scan: 'manual' },
    )
    const worse = summaryOf(again.plan, [...moved.moves, ...again.moves])
    assert.deepEqual(
      [worse.line, worse.better, worse.worse.length],
      ['0 of 1 done. Next: Sitemap.', [], 1],
      'what is open again is not told as done',
    )
  })

  const cases: [every: 'week' | 'month', last: string, at: string, due: boolean][] = [
    ['week', '2026-11-01T00:00:00Z', '2026-11-08T00:00:00Z', true],
    ['week', '2026-11-01T00:00:00Z', '2026-11-07T23:59:59Z', false],
    ['month', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', true],
    ['month', '2026-11-01T00:00:00Z', '2026-11-30T23:59:59Z', false],
  ]
  for (const [every, before, at, due] of cases) {
    it(`of a ${every} is ${due ? '' : 'not '}due from ${before} at ${at}`, () => {
      const preferences = { ...USUAL_PREFERENCES, summaryEvery: every }
      assert.equal(isSummaryDue(preferences, new Date(before), new Date(at)), due)
      assert.equal(
        isSummaryDue({ ...preferences, notifySummary: false }, new Date(before), new Date(at)),
        false,
      )
    })
  }
})

describe('a reminder', () => {
  const { plan } = last({
    results: [
      resultOf('sitemap', 'no_sitemap', day(1)),
      resultOf('layout', 'not_mobile_responsive', day(1)),
      resultOf('ssl', 'valid', day(1)),
    ],
  })
  const AT = new Date('2026-11-21T00:00:00.000Z')
  const reminded = (lastMail: Date | null, lastCompleted: Date | null = null) =>
    reminderOf(plan, USUAL_PREFERENCES, { lastMail, lastCompleted }, AT).map(({ check }) => check)

  it('lists open items of half an hour at most', () => {
    assert.deepEqual(reminded(null), ['sitemap'])
  })

  it('comes no sooner than a fortnight after any mail and after any completed item', () => {
    const fortnight = new Date('2026-11-07T00:00:00.000Z')
    const later = new Date('2026-11-07T00:00:00.001Z')
    assert.deepEqual([reminded(fortnight).length, reminded(later).length], [1, 0])
    assert.deepEqual([reminded(null, fortnight).length, reminded(null, later).length], [1, 0])
  })

  it('is not sent to those who have switched it off', () => {
    const off = { ...USUAL_PREFERENCES, notifyReminders: false }
    assert.deepEqual(reminderOf(plan, off, { lastMail: null, lastCompleted: null }, AT), [])
  })
})
