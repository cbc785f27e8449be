import assert from 'node:assert/strict'
import { catalogue } from '#checks/catalogue.generated.ts'
import { countingResult } from '#core/known-results.ts'
import { questionAsked } from '#core/shared-question.ts'
import { countOfCheck } from '#plan/overview.ts'
import type { Round } from './random-round.ts'

/** A question that several checks wait for is one item, which names the others; they are in no plan and in no count. */
export function asksOnce({ knownByCheck, movement: { plan }, at }: Round): void {
  const asking = catalogue.flatMap((check) => {
    const as = countOfCheck(check, { knownByCheck, plan, at })
    const question = questionAsked({ check, result: countingResult(check, knownByCheck.get(check.id), at) })
    const isWaiting = as === 'toAnswer' || as === 'askedWithAnother'
    return question !== null && isWaiting ? [{ id: check.id, as, question }] : []
  })
  for (const [question, all] of Map.groupBy(asking, (one) => one.question)) {
    const [lead, ...more] = plan.items.filter(({ check }) => all.some(({ id }) => id === check))
    assert.deepEqual(more, [], `${question} is one item`)
    assert.equal(all.filter(({ as }) => as === 'toAnswer').length, 1)
    const others = all.filter(({ as }) => as !== 'toAnswer').map(({ id }) => id)
    assert.deepEqual((lead?.alsoSettles ?? []).map(({ check }) => check).toSorted(), others.toSorted())
    for (const { title } of lead?.alsoSettles ?? []) assert.ok(lead?.why.includes(title), title)
  }
}
