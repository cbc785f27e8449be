import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from '#core/result.ts'
import { day, last, one, only, type PlanScan, SITE, movesIn, walk } from '#support/plan-walk.ts'
import { checkOf, failedResult, resultOf } from '#support/result-of.ts'
import type { MovementInput } from './movement-input.ts'

const FINE = one(resultOf('sitemap', 'has_sitemap', day(1)))
const gone = (number: number, time?: string) => resultOf('sitemap', 'no_sitemap', day(number, time))

const profile = (savviness: number) => ({ profile: { savviness } })
const ticked = (...names: string[]): PlanScan => ({ results: [], ticks: { 'data-breach-check': names } })
const why = (result: CheckResult, given: Partial<MovementInput> = {}) =>
  only(last(one(result, given)))?.whyNow

describe('a plan over time', () => {
  it('contains a check before its first result, with severity 40 and after all checks with a result', () => {
    const checks = ['ssl', 'twitter'].map(checkOf)
    const { plan, moves } = last(one(resultOf('twitter', 'inactive', day(1)), { checks }))
    assert.deepEqual(plan.topPriority, ['twitter', 'ssl'])
    const ssl = plan.items.find(({ check }) => check === 'ssl')
    assert.equal(ssl?.priority, Math.floor((95 * 40) / 100))
    assert.deepEqual(
      [ssl?.state, ssl?.status, ssl?.isCounted, ssl?.why],
      ['open', null, false, "We haven't looked at this yet."],
    )
    assert.deepEqual(
      moves.map(({ kind, to }) => `${kind} ${to}`),
      ['joined open', 'joined open'],
    )
  })

  it('contains no check that needs a website before its first result where there is none', () => {
    const checks = ['ssl', 'twitter', 'cloud-storage'].map(checkOf)
    const { plan } = last({ results: [], website: null, checks })
    assert.deepEqual(plan.items.map(({ check }) => check).toSorted(), ['cloud-storage', 'twitter'])
  })

  it('completes an item with the date, and keeps its results before and after', () => {
    const done = last(one(gone(1)), one(resultOf('sitemap', 'has_sitemap', day(9))))
    assert.deepEqual(movesIn(done), ['sitemap completed'])
    const item = only(done)
    assert.equal(item?.completed?.label, 'Done on 09 Nov 2026')
    assert.deepEqual([item?.before?.status, item?.after?.status], ['no_sitemap', 'has_sitemap'])
    assert.deepEqual(done.moves[0] && [done.moves[0].oldStatus, done.moves[0].newStatus], [
      'no_sitemap',
      'has_sitemap',
    ])
  })

  it('does not call done what was good from the first', () => {
    const item = only(last(one(resultOf('sitemap', 'has_sitemap', day(9)))))
    assert.equal(item?.completed?.label, 'Already good on 09 Nov 2026')
  })

  it('keeps the date of completion while the item stays completed', () => {
    const item = only(last(FINE, one(resultOf('sitemap', 'has_sitemap', day(8)))))
    assert.equal(item?.completed?.at, day(1))
  })

  it('has no moves when nothing new is known', () => {
    assert.deepEqual(movesIn(last(FINE, { results: [] })), [])
    assert.deepEqual(movesIn(last(one(gone(1)), { results: [], scan: 'manual' })), [])
  })

  it('lists completed items newest first, after the open ones', () => {
    const { plan } = last({
      results: [
        resultOf('sitemap', 'has_sitemap', day(1)),
        resultOf('ssl', 'valid', day(3)),
        resultOf('contact-form', 'no_contact_form', day(4)),
      ],
    })
    assert.deepEqual(
      plan.items.map(({ check }) => check),
      ['contact-form', 'ssl', 'sitemap'],
    )
  })
})

const unable = (at: string) => one(failedResult('sitemap', at))

describe('when we could not look', () => {
  const OPEN = one(gone(1))

  it('an item stays where it is, with the date and the reason', () => {
    const item = only(last(OPEN, unable(day(5))))
    assert.deepEqual([item?.state, item?.status], ['open', 'no_sitemap'])
    assert.equal(item?.couldNotCheck?.label, "Couldn't be checked on 05 Nov 2026")
    assert.equal(item?.couldNotCheck?.reason, 'Your website took too long to answer.')
    assert.match(item?.whyNow ?? '', /this is as of 01 Nov 2026/u)
    assert.equal(only(last(FINE, unable(day(5))))?.state, 'completed')
  })

  it('an item has the weight of its last conclusive result for 90 days, and then none', () => {
    const young = only(last(OPEN, unable('2027-01-30T09:00:00.000Z')))
    assert.deepEqual([young?.priority, young?.isCounted], [Math.floor((55 * 90) / 100), true])
    const old = last(OPEN, unable('2027-01-30T09:00:01.000Z'))
    assert.deepEqual([only(old)?.state, only(old)?.priority], ['unknown', null])
    assert.equal(old.plan.progress.label, '0 of 0')
    const done = last(FINE, unable('2027-01-30T09:00:01.000Z'))
    assert.deepEqual([only(done)?.state, done.plan.progress.total], ['completed', 0])
  })

  it('an item whose last conclusive result is too old has moved nowhere, and is back with the next one', () => {
    const old = last(OPEN, unable('2027-02-02T09:00:00.000Z'))
    assert.deepEqual(old.moves, [])
    assert.equal(only(old)?.couldNotCheck?.label, "Couldn't be checked on 02 Feb 2027")
    const fresh = resultOf('sitemap', 'no_sitemap', '2027-02-03T09:00:00.000Z')
    const again = last(OPEN, unable('2027-02-02T09:00:00.000Z'), one(fresh))
    assert.deepEqual([again.moves, only(again)?.group, only(again)?.place], [[], 'easy', 1])
  })

  it('an item without a conclusive result is in the plan, unranked', () => {
    const item = only(last(unable(day(1))))
    assert.deepEqual([item?.state, item?.priority, item?.gain], ['unknown', null, null])
  })
})

describe('what does not apply', () => {
  const none = resultOf('sitemap', 'has_sitemap', day(2), { applicable: false, greyKind: 'not_relevant' })

  it('leaves the plan, and returns by its status when it applies again', () => {
    const [, away, back] = walk(one(gone(1)), one(none), one(resultOf('sitemap', 'has_sitemap', day(3))))
    assert.ok(away && back)
    assert.deepEqual([movesIn(away), away.plan.items], [['sitemap left'], []])
    assert.deepEqual([movesIn(back), only(back)?.state], [['sitemap returned'], 'completed'])
  })

  it('is never added', () => {
    assert.deepEqual(movesIn(last(one(none))), [])
  })

  it('stays out of the plan while we could not look', () => {
    assert.deepEqual(last(one(none), one(failedResult('sitemap', day(3)))).plan.items, [])
  })
})

describe('groups', () => {
  it('change with savviness, without a move', () => {
    const keywords = resultOf('site-keywords', 'review', day(1))
    const moved = last(one(keywords, profile(3)), { results: [], ...profile(1) })
    assert.deepEqual(movesIn(moved), ['site-keywords regrouped'])
    assert.deepEqual([moved.moves[0]?.isSilent, only(moved)?.group], [true, 'essential'])
  })
})

describe('another website', () => {
  it('starts all items again from the new results', () => {
    const again = last(FINE, one(gone(2), { website: 'https://other.test/' }))
    assert.deepEqual([movesIn(again), only(again)?.state], [['sitemap restarted'], 'open'])
    assert.equal(only(again)?.reopened, null)
  })

  it('is not the first website, nor one that was removed for a while', () => {
    const cloud = one(resultOf('cloud-storage', 'uses_cloud_storage', day(1)), { website: null })
    assert.deepEqual(movesIn(last(cloud, { results: [], website: SITE })), [])
    assert.equal(last(FINE, { results: [], website: null }).state.website, SITE)
  })
})

describe('ticks', () => {
  const breaches = [{ name: 'Shop' }, { name: 'Forum' }]
  const found = one(resultOf('data-breach-check', 'checked_hasBreaches', day(1), { facts: { breaches } }))

  it('complete the breach item once every listed breach has one', () => {
    assert.equal(only(last(found, ticked('Shop')))?.state, 'open')
    const done = only(last(found, { ...ticked('Shop', 'Forum'), at: new Date(day(4)) }))
    assert.deepEqual([done?.state, done?.completed?.at], ['completed', day(4)])
  })

  it('no longer suffice when another breach is found', () => {
    const more = { facts: { breaches: [...breaches, { name: 'Bank' }] } }
    const results = [resultOf('data-breach-check', 'checked_hasBreaches', day(5), more)]
    const again: PlanScan = { ...ticked('Shop', 'Forum'), results, scan: 'manual' }
    assert.equal(only(last(found, ticked('Shop', 'Forum'), again))?.state, 'open')
  })

  it('complete nothing when no breach is listed', () => {
    const empty = one(
      resultOf('data-breach-check', 'checked_hasBreaches', day(1), { facts: { breaches: [] } }),
    )
    assert.equal(only(last(empty, ticked('Shop')))?.state, 'open')
  })
})

describe('the texts of an item', () => {
  const three = {
    results: [
      resultOf('sitemap', 'has_sitemap', day(1)),
      resultOf('contact-form', 'no_contact_form', day(1)),
      resultOf('twitter', 'no_account', day(1)),
    ],
  }

  it('include the gain, the priority and the link', () => {
    const item = only(last(three))
    assert.deepEqual(
      [item?.check, item?.gain, item?.priorityLabel, item?.link],
      [
        'contact-form',
        'All of it takes you to 2 of 3 in good shape',
        'Priority 1 of 2',
        '/customer-experience/contact-form?from=dap',
      ],
    )
  })

  it('promise nothing of an item without a result', () => {
    const { plan } = last({ ...three, checks: ['sitemap', 'ssl'].map(checkOf) })
    assert.equal(plan.progress.label, '1 of 1')
    assert.equal(plan.items[0]?.gain, null)
  })

  it('give the reason of its priority', () => {
    assert.equal(
      why(resultOf('ssl', 'expired', day(1))),
      'This could hurt you or your customers, so it comes first. What you need for it is ready to use.',
    )
    assert.equal(
      why(resultOf('sitemap', 'no_sitemap', day(1))),
      "It isn't there yet. What you need for it is ready to use.",
    )
    assert.equal(
      why(resultOf('instagram', 'inactive', day(1)), { profile: { industry: 'tourism' } }),
      'It works, and could work better. It matters more for a business like yours.',
    )
    assert.equal(
      why(resultOf('cloud-storage', 'we_need_more_details', day(1))),
      "We just need something from you. It's a quick job.",
    )
    assert.equal(why(resultOf('sitemap', 'has_sitemap', day(1))), null)
  })
})
