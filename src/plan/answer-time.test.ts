import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { stepText } from '#core/words.ts'
import { checkOf } from '#support/result-of.ts'
import { aResult } from '#support/results.ts'
import { answerTime } from './answer-time.ts'
import { makePlan } from './plan.ts'
import { timedSteps } from './steps.ts'

const minutesIn = (time: string | null): number => Number.parseInt(time ?? '0', 10)

describe('the time of a question', () => {
  it('is what its steps add up to, rounded up to five minutes', () => {
    const { words } = checkOf('google-my-business')
    const { tag = '' } = words.statuses['permission_required'] ?? {}
    assert.deepEqual(answerTime({ words }, { status: 'permission_required', tag }, undefined), {
      minutes: 20,
      effort: '20 minutes',
    })
  })

  it('is that of the question which is asked first, where a status has two', () => {
    const { words } = checkOf('confirmation-emails')
    const tag = words.statuses['we_need_more_details']?.asking?.tag ?? ''
    assert.equal(answerTime({ words }, { status: 'we_need_more_details', tag }, 3).minutes, 2)
  })

  it('has no time for what only those try who are not sure', () => {
    const { words } = checkOf('confirmation-emails')
    const { tag = '' } = words.statuses['we_need_more_details'] ?? {}
    assert.equal(answerTime({ words }, { status: 'we_need_more_details', tag }, 3).effort, 'a minute or two')
  })

  it('is a minute or two where there is only something to type or to tick', () => {
    const { words } = checkOf('site-keywords')
    const tag = words.statuses['review']?.asking?.tag ?? ''
    assert.equal(answerTime({ words }, { status: 'review', tag }, 3).effort, 'a minute or two')
  })

  it('is on no page less than the steps that are shown for it', () => {
    for (const savviness of [1, 3, 5])
      for (const { check, status, asked } of questions()) {
        const result = aResult({
          id: check.id,
          status,
          tag: asked.tag,
          display: 'missing',
          greyKind: 'more_info',
          nextSteps: asked.steps.map(stepText),
        })
        const item = makePlan(catalogue, [result], { savviness }).items.find((one) => one.check === check.id)
        const shown = timedSteps(check, result, savviness).map(({ time }) => minutesIn(time))
        const sum = shown.reduce((all, one) => all + one, 0)
        assert.ok(item, `${check.id}: ${status}`)
        assert.ok(item.effortMinutes >= sum && item.effortMinutes < sum + 5, `${check.id}: ${status}`)
      }
  })
})

/** Every question of every check that has a plan item. */
const questions = () =>
  catalogue
    .filter(({ plan }) => plan !== null)
    .flatMap((check) =>
      Object.entries(check.words.statuses).flatMap(([status, words]) => {
        const own = check.statuses[status] === 'more_info' ? [words] : []
        return [...own, ...(words.asking ? [words.asking] : [])].map((asked) => ({ check, status, asked }))
      }),
    )
