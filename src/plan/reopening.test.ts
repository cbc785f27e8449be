import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { day, last, one, only, type PlanScan, movesIn } from '#support/plan-walk.ts'
import { failedResult, resultOf } from '#support/result-of.ts'

const FINE = one(resultOf('sitemap', 'has_sitemap', day(1)))
const gone = (number: number, time?: string) => resultOf('sitemap', 'no_sitemap', day(number, time))

const speed = (status: string, performance: number, number: number) =>
  one(resultOf('sitespeed-mobile', status, day(number), { facts: { performance } }), { scan: 'manual' })

const risk = (status: string, number: number, notTested: string[]) =>
  one(resultOf('site-vulnerability', status, day(number), { facts: { notTested } }), { scan: 'manual' })

describe('reopening', () => {
  const cases: { when: string; runs: PlanScan[]; isOpen: boolean }[] = [
    { when: 'an automatic run sees it worse once', runs: [one(gone(2))], isOpen: false },
    {
      when: 'automatic runs see it worse twice, 59 minutes apart',
      runs: [one(gone(2)), one(gone(2, '09:59'))],
      isOpen: false,
    },
    {
      when: 'automatic runs see it worse twice, an hour apart',
      runs: [one(gone(2)), one(gone(2, '10:00'))],
      isOpen: true,
    },
    {
      when: 'the same result comes twice',
      runs: [one(gone(2)), { results: [], at: new Date(day(3)) }],
      isOpen: false,
    },
    {
      when: 'it was fine again in between',
      runs: [one(gone(2)), one(resultOf('sitemap', 'has_sitemap', day(3))), one(gone(4))],
      isOpen: false,
    },
    {
      when: 'we could not look in between',
      runs: [one(gone(2)), one(failedResult('sitemap', day(3))), one(gone(4))],
      isOpen: true,
    },
    { when: 'the owner re-runs the test', runs: [one(gone(2), { scan: 'manual' })], isOpen: true },
    {
      when: 'the owner does something else after an automatic look',
      runs: [one(gone(2)), { results: [], scan: 'manual', at: new Date(day(3)) }],
      isOpen: false,
    },
    {
      when: 'we could not look',
      runs: [one(failedResult('sitemap', day(2)), { scan: 'manual' })],
      isOpen: false,
    },
  ]
  for (const { when, runs, isOpen } of cases) {
    it(`${isOpen ? 'happens' : 'does not happen'} when ${when}`, () => {
      assert.equal(only(last(FINE, ...runs))?.state, isOpen ? 'open' : 'completed')
    })
  }

  it('has a label with its date, and the date until which it was completed', () => {
    const again = last(FINE, one(gone(2), { scan: 'manual' }))
    assert.deepEqual(movesIn(again), ['sitemap reopened'])
    assert.equal(again.moves[0]?.fineAt, day(1))
    const item = only(again)
    assert.equal(item?.reopened?.label, 'Open again since 02 Nov 2026')
    assert.match(item?.whyNow ?? '', /^It was fine on 01 Nov 2026/u)
    assert.equal(item?.completed, null)
  })

  it('has no label where the first look was fine on the same day: nothing was closed', () => {
    const opened = last(FINE, one(gone(1, '23:00'), { scan: 'manual' }))
    assert.deepEqual([only(opened)?.state, only(opened)?.reopened], ['open', null])
    assert.deepEqual(movesIn(opened), ['sitemap returned'])
    const byClock = last(FINE, one(gone(1, '21:00')), one(gone(1, '23:00')))
    assert.deepEqual(movesIn(byClock), ['sitemap reopened'])
    const mended = one(resultOf('sitemap', 'has_sitemap', day(1, '12:00')))
    const again = last(one(gone(1)), mended, one(gone(1, '13:00'), { scan: 'manual' }))
    assert.equal(only(again)?.reopened?.label, 'Open again since 01 Nov 2026')
  })

  it('says that we look at more since an owner ticked that a website is theirs', () => {
    const files = 'Files that should be private'
    const item = only(last(risk('low_risk', 1, [files]), risk('medium_risk', 2, [])))
    assert.match(
      item?.whyNow ?? '',
      /^It was fine on 01 Nov 2026\. We look at more now \(files that should be private\), and it needs another look\./u,
    )
    assert.equal(item?.reopened?.label, 'Open again since 02 Nov 2026, when we began to look at more')
    const worse = only(last(risk('low_risk', 1, []), risk('medium_risk', 2, [])))
    assert.match(worse?.whyNow ?? '', /^It was fine on 01 Nov 2026, and now it needs another look/u)
  })

  it('loses its label once it is completed again, with the new date', () => {
    const item = only(
      last(FINE, one(gone(2), { scan: 'manual' }), one(resultOf('sitemap', 'has_sitemap', day(5)))),
    )
    assert.deepEqual([item?.reopened, item?.completed?.at], [null, day(5)])
  })

  it('marks a completed item as doubtful after the first worse result', () => {
    assert.equal(only(last(FINE, one(gone(2))))?.isDoubtful, true)
    assert.equal(only(last(FINE))?.isDoubtful, false)
  })

  it('happens at once for a certificate that has expired or is missing, and not for one that will expire', () => {
    const valid = one(resultOf('ssl', 'valid', day(1)))
    const state = (status: string) => only(last(valid, one(resultOf('ssl', status, day(2)))))?.state
    assert.deepEqual(['expired', 'no_ssl', 'about_to_expire'].map(state), ['open', 'open', 'completed'])
  })

  it('waits for speed until the score is under 85, and shows the true band meanwhile', () => {
    const fast = speed('fast', 90, 1)
    const steady = only(last(fast, speed('medium', 85, 2)))
    assert.deepEqual([steady?.state, steady?.status, steady?.isDoubtful], ['completed', 'medium', false])
    assert.equal(only(last(fast, speed('medium', 84, 2)))?.state, 'open')
    assert.equal(only(last(speed('medium', 89, 1)))?.state, 'open', 'it never was fast')
  })

  it('mentions when the rule has changed and the website perhaps not', () => {
    const stricter = resultOf('sitemap', 'no_sitemap', day(2), { revision: 2 })
    assert.equal(last(FINE, one(stricter, { scan: 'manual' })).moves[0]?.isRuleChanged, true)
    assert.equal(last(FINE, one(gone(2), { scan: 'manual' })).moves[0]?.isRuleChanged, false)
  })
})
