import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import { failing, workOf } from '#support/ranking-work.ts'
import { rankingWork } from './work.ts'

describe('what search ranking and another check both find', () => {
  it('promises nothing where a part of the work is a job of another check', () => {
    const own = [failing('title-missing'), failing('heading-empty')]
    assert.equal(workOf(own).turnsGood, 'in_all')
    assert.equal(workOf([...own, failing('internal-4xx', 1, 'error')]).turnsGood, 'not_promised')
  })

  it('is no job of its own where another check has the steps and minutes of all of it', () => {
    const work = workOf([failing('sitemap-missing'), failing('image-broken', 1, 'error')])
    assert.deepEqual(work.steps.map(minutesOf), [0, 0, 0])
    assert.equal(work.goesWith, 'the sitemap check and the broken links check')
    assert.deepEqual([work.helpsLittle, work.turnsGood, work.isReadyMade], [true, 'not_promised', false])
    assert.equal(workOf([failing('sitemap-missing'), failing('heading-empty')]).goesWith, undefined)
  })

  it('leaves addresses without the padlock to site vulnerability where that is surely open', () => {
    const rules = [failing('mixed-content', 9), failing('heading-empty')]
    const counts = { errors: 0, warnings: 2, passed: 0, notTested: 0 }
    const stepsOf = (more: object) =>
      rankingWork({ status: 'any', facts: { ...counts, rules, ...more } })?.steps.map(stepText) ?? []
    const told = 'Some parts load without the padlock: Site vulnerability has the steps'
    assert.ok(stepsOf({ hasRefusedParts: true }).includes(told))
    assert.ok(!stepsOf({}).includes(told))
    const alone = { ...counts, rules: rules.slice(0, 1), hasRefusedParts: true }
    assert.equal(rankingWork({ status: 'any', facts: alone })?.goesWith, 'Site vulnerability')
  })

  it('leaves the work of another check to that check, last and without minutes', () => {
    const work = workOf([failing('internal-4xx', 90, 'error'), failing('heading-empty')])
    const [heading, links, again] = work.steps
    assert.match(stepText(heading ?? ''), /^There is an empty heading/u)
    assert.equal(links, 'Links on your site lead to missing pages: the broken links check has the steps')
    assert.equal(stepText(again ?? ''), 'Re-run the test')
  })

  it('leaves the redirect to the padlock to Site vulnerability, which has the piece for it', () => {
    const { steps, goesWith } = workOf([failing('http-and-https')])
    assert.equal(
      stepText(steps[0] ?? ''),
      'Your site answers at two addresses, with and without the padlock: Site vulnerability has the steps',
    )
    assert.equal(goesWith, 'Site vulnerability')
  })
})
