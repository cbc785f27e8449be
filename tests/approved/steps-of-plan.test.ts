import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { minutesOf, stepText } from '#core/words.ts'
import { workFor } from '#plan/work.ts'
import { EVERYTHING_GATHERED, resultsOf, WEBSITES } from './websites.ts'

/** What is to do of a website: the open checks whose results are neither questions nor failures. */
const toDo = (website: (typeof WEBSITES)[number]) =>
  resultsOf(website).flatMap((result) => {
    const check = catalogue.find(({ id }) => id === result.id)
    const isOpen = result.applicable && result.reasonCode === null && result.greyKind !== 'more_info'
    return check?.plan && isOpen && result.display !== 'success'
      ? [{ result, work: workFor(check.plan, result) }]
      : []
  })

const everyWork = [...WEBSITES, ...EVERYTHING_GATHERED].flatMap((website) =>
  toDo(website).flatMap(({ result, work }) =>
    work === null ? [] : [{ site: website.name, result, steps: work.steps }],
  ),
)

describe('what the plan counts for a result', () => {
  it('is what the result says to do, in every tone', () => {
    for (const { site, result, steps } of everyWork) {
      assert.deepEqual(result.nextSteps, steps.map(stepText), `${site}: ${result.id}, ${result.status}`)
      assert.ok(
        steps.some((step) => minutesOf(step) > 0),
        `${site}: ${result.id} takes no time`,
      )
    }
    assert.ok(everyWork.some(({ result }) => result.greyKind === 'review'))
  })
})
