import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { CheckResult } from '#core/result.ts'
import { day, last, type PlanScan, walk } from '#support/plan-walk.ts'
import { failedResult, resultOf } from '#support/result-of.ts'

const PLANNED = catalogue.filter(({ plan }) => plan !== null)
const looks = (id: string, statuses: Readonly<Record<string, unknown>>, number: number): CheckResult[] => [
  ...Object.keys(statuses).map((status) => resultOf(id, status, day(number))),
  failedResult(id, day(number)),
]

describe('every check, from every status to every other', () => {
  for (const { id, statuses, plan } of PLANNED) {
    it(`${id} is in the place of its status, and stays there when nothing new is known`, () => {
      for (const first of looks(id, statuses, 1))
        for (const second of looks(id, statuses, 2)) {
          const runs: PlanScan[] = [
            { results: [first] },
            { results: [second], scan: 'manual' },
            { results: [], scan: 'manual', at: new Date(day(3)) },
          ]
          const [, moved, again] = walk(...runs)
          assert.deepEqual(again?.moves, [], `${first.status} to ${second.status}`)
          const { done = 0, total = 0 } = moved?.plan.progress ?? {}
          assert.ok(done <= total && total <= 1)
          const isUnable = second.reasonCode !== null
          if (!isUnable && second.greyKind !== 'not_relevant')
            assert.equal(
              moved?.plan.items[0]?.state === 'completed',
              plan?.completedBy.includes(second.status),
            )
        }
    })
  }

  it('the plan contains each check once, and ranks all open ones differently', () => {
    const results = PLANNED.flatMap(({ id, statuses }) => looks(id, statuses, 1).slice(0, 1))
    const { plan } = last({ results })
    const ids = plan.items.map(({ check }) => check)
    assert.equal(new Set(ids).size, ids.length)
    const places = plan.items.flatMap(({ place }) => (place === null ? [] : [place]))
    assert.deepEqual(
      places,
      places.map((_, index) => index + 1),
    )
  })
})
