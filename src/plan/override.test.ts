import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from '#core/result.ts'
import { knownResultsByCheck } from '#core/known-results.ts'
import { checkOf, failedResult, resultOf } from '#support/result-of.ts'
import { type Movement, movePlan } from './movement.ts'
import {
  giveOverride,
  type Override,
  overrideEnd,
  overrideEndedWords,
  overrideRequest,
  overrideWords,
} from './override.ts'
import { newPlanState } from './plan-state.ts'

const GIVEN = new Date('2026-11-21T00:00:00.000Z')
const LATER = new Date('2026-12-01T00:00:00.000Z')

const given = (id: string, status: string | null): Override =>
  giveOverride(
    checkOf(id),
    { kind: 'done_another_way', note: 'By phone' },
    status === null ? null : { status },
    GIVEN,
  )
const endsWhen = (id: string, from: string | null, to: string | null, at = LATER) =>
  overrideEnd(checkOf(id), given(id, from), to === null ? null : { status: to }, at)

const layoutAt = (iso: string) => endsWhen('layout', 'not_mobile_responsive', null, new Date(iso))

describe("an owner's override", () => {
  it('lasts 180 days to the millisecond', () => {
    assert.equal(given('layout', null).expiresAt, '2027-05-20T00:00:00.000Z')
    assert.equal(layoutAt('2027-05-19T23:59:59.999Z'), null)
    assert.equal(layoutAt('2027-05-20T00:00:00.000Z'), 'expired')
  })

  const cases: [id: string, from: string | null, to: string | null, end: string | null][] = [
    ['shopping-cart', 'some_features_missing', 'some_features_missing', null],
    ['shopping-cart', 'some_features_missing', 'has_no_features', 'worse'],
    ['shopping-cart', 'has_no_features', 'some_features_missing', null],
    ['shopping-cart', 'we_need_more_details', 'we_need_more_details', null],
    ['shopping-cart', 'we_need_more_details', 'some_features_missing', 'worse'],
    ['instagram', 'we_need_more_details', 'no_account', null],
    ['email-marketing', 'we_need_more_details', 'intermediate', null],
    ['ssl', 'about_to_expire', 'no_ssl', 'worse'],
    ['ssl', 'no_ssl', 'expired', 'worse'],
    ['sitemap', null, 'no_sitemap', 'worse'],
    ['sitemap', null, null, null],
  ]
  for (const [id, from, to, end] of cases) {
    it(`given for ${id} ${from} ${end ? 'ends' : 'holds'} at ${to}`, () => {
      assert.equal(endsWhen(id, from, to), end)
    })
  }

  it('accepts a kind and a short note, and nothing else', () => {
    assert.deepEqual(overrideRequest.parse({ kind: 'not_relevant', note: ' x ' }), {
      kind: 'not_relevant',
      note: 'x',
    })
    assert.equal(overrideRequest.safeParse({ kind: 'done' }).success, false)
    assert.equal(overrideRequest.safeParse({ kind: 'not_relevant', until: 'ever' }).success, false)
    assert.equal(overrideRequest.safeParse({ kind: 'not_relevant', note: 'x'.repeat(500) }).success, true)
    assert.equal(overrideRequest.safeParse({ kind: 'not_relevant', note: 'x'.repeat(501) }).success, false)
  })

  it('is shown in plain words, with the reason when it has ended', () => {
    assert.equal(
      overrideWords(given('layout', null)),
      "You said you do this another way. Not counted. We'll ask again on 20 May 2027, or sooner if we find more to do.",
    )
    assert.match(overrideEndedWords(given('layout', null), 'worse'), /found more to do than we knew of then/u)
  })
})

function plan(results: CheckResult[], overrides: Override[], previous?: Movement): Movement {
  const checks = ['contact-form', 'sitemap'].map(checkOf)
  return movePlan(previous?.state ?? newPlanState(null), {
    checks,
    knownByCheck: knownResultsByCheck(checks, results),
    profile: {},
    overrides,
    website: null,
    at: LATER,
    scan: 'automatic',
  })
}

describe('the plan with an override', () => {
  const OPEN = resultOf('contact-form', 'no_contact_form', '2026-11-20T00:00:00.000Z')
  const OTHER = resultOf('sitemap', 'has_sitemap', '2026-11-20T00:00:00.000Z')
  const override = given('contact-form', 'no_contact_form')

  it('leaves the item out of groups and counts, and never counts it as done', () => {
    const before = plan([OPEN, OTHER], [])
    const after = plan([OPEN, OTHER], [override], before)
    assert.deepEqual([before.plan.progress.label, after.plan.progress.label], ['1 of 2', '1 of 1'])
    assert.deepEqual([after.plan.topPriority, after.moves.map(({ kind }) => kind)], [[], ['set_aside']])
    assert.deepEqual(
      after.plan.setAside.map(({ check, note }) => `${check}: ${note}`),
      ['contact-form: By phone'],
    )
  })

  it('returns the item once it is removed or has ended', () => {
    const aside = plan([OPEN, OTHER], [override])
    const returned = plan([OPEN, OTHER], [], aside)
    assert.deepEqual(
      returned.moves.map(({ kind }) => kind),
      ['returned'],
    )
    assert.equal(returned.state.items['contact-form']?.since, LATER.toISOString())
    const expired = { ...override, expiresAt: LATER.toISOString() }
    const back = plan([OPEN, OTHER], [expired], aside)
    assert.deepEqual([back.endedOverrides[0]?.end, back.plan.setAside], ['expired', []])
  })

  it('ends when the item is completed, so that a later regression is noticed', () => {
    const aside = plan([OPEN], [override])
    const done = plan(
      [OPEN, resultOf('contact-form', 'has_contact_form', '2026-11-25T00:00:00.000Z')],
      [override],
      aside,
    )
    assert.deepEqual(
      [done.endedOverrides[0]?.end, done.moves.map(({ kind }) => kind)],
      ['completed', ['completed']],
    )
  })

  it('remains while we could not look', () => {
    const unable = failedResult('contact-form', '2026-11-25T00:00:00.000Z')
    assert.equal(plan([OPEN, unable], [override]).plan.setAside.length, 1)
    assert.equal(plan([], [given('contact-form', null)]).plan.setAside.length, 1)
  })
})
