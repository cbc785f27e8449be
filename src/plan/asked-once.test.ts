import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { countOfItem } from '#core/counts.ts'
import { displayOf } from '#core/display.ts'
import { knownResultsByCheck } from '#core/known-results.ts'
import type { CheckResult } from '#core/result.ts'
import { resultOf } from '#support/result-of.ts'
import { makeDashboard } from './dashboard.ts'
import { giveOverride, type Override } from './override.ts'
import { newPlanState } from './plan-state.ts'
import { countOfCheck } from './overview.ts'

const AT = new Date('2026-11-21T08:00:00.000Z')
const QUESTION = 'S-SELL'

/** The checks that ask whether the business sells online. */
const asking = catalogue.filter(({ words }) => askingOf(words) !== undefined)

function askingOf({ statuses }: AnyCheck['words']) {
  return Object.entries(statuses).find(([, { asking: own }]) => own?.question === QUESTION)
}

function asked({ id, words }: AnyCheck): CheckResult {
  const [status, own] = askingOf(words) ?? []
  return resultOf(id, status ?? '', AT.toISOString(), {
    ...displayOf('more_info'),
    tag: own?.asking?.tag ?? '',
    description: 'We saw no shop. Do you sell online?',
  })
}

function dashboardOf(results: readonly CheckResult[], overrides: readonly Override[] = []) {
  const knownByCheck = knownResultsByCheck(asking, results)
  const made = makeDashboard(newPlanState('https://joes.test/'), {
    checks: asking,
    knownByCheck,
    profile: {},
    overrides,
    website: 'https://joes.test/',
    at: AT,
    scan: 'manual',
    history: new Map(),
  })
  const as = (check: AnyCheck) => countOfCheck(check, { knownByCheck, plan: made.movement.plan, at: AT })
  return { ...made, as, items: made.movement.plan.items }
}

const byWeight = asking.toSorted((a, b) => (b.plan?.weight ?? 0) - (a.plan?.weight ?? 0))

describe('a question that several checks wait for', () => {
  it('is one item of the plan, which names the checks that it settles', () => {
    const { items, dashboard } = dashboardOf(asking.map(asked))
    const [first, ...others] = byWeight
    assert.ok(others.length >= 4)
    assert.deepEqual(
      items.map(({ check }) => check),
      [first?.id],
    )
    assert.deepEqual(
      items[0]?.alsoSettles?.map(({ check }) => check).toSorted(),
      others.map(({ id }) => id).toSorted(),
    )
    assert.match(
      items[0]?.why ?? '',
      /^We saw no shop\. Do you sell online\? Your answer also counts for \w/u,
    )
    assert.deepEqual([dashboard.toDo, dashboard.counts.toAnswer, dashboard.progress.label], [1, 1, '0 of 1'])
  })

  it('is counted once, and the others are in no count', () => {
    const { as, items } = dashboardOf(asking.map(asked))
    const counted = asking.map(as)
    assert.equal(counted.filter((one) => one === 'toAnswer').length, 1)
    assert.equal(counted.filter((one) => one === 'askedWithAnother').length, asking.length - 1)
    assert.deepEqual(items.map(countOfItem), ['toAnswer'])
  })

  it('is asked by the next check where the owner has set the first aside', () => {
    const [first, second, ...others] = byWeight
    assert.ok(first && second)
    const aside = giveOverride(first, { kind: 'not_relevant', note: '' }, asked(first), AT)
    const { items, as } = dashboardOf(asking.map(asked), [aside])
    assert.deepEqual(
      items.map(({ check, alsoSettles = [] }) => [check, alsoSettles.length]),
      [[second.id, others.length]],
    )
    assert.equal(as(first), 'setAside')
  })

  it('leaves a check that asks something else its own item', () => {
    const [first, second] = byWeight
    assert.ok(first && second)
    const own = resultOf(second.id, 'we_need_more_details', AT.toISOString())
    const { items } = dashboardOf([asked(first), own])
    assert.deepEqual(
      items
        .filter(({ status }) => status !== null)
        .map(({ check }) => check)
        .toSorted(),
      [first.id, second.id].toSorted(),
    )
    assert.ok(items.every(({ alsoSettles }) => alsoSettles === undefined))
  })
})
