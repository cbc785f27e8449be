import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { stepText } from '#core/words.ts'
import { checkOf, resultOf } from '#support/result-of.ts'
import { aResult } from '#support/results.ts'
import { makePlan } from './plan.ts'
import { timedSteps } from './steps.ts'
import { workFor } from './work.ts'

const AT = '2026-11-21T00:00:00.000Z'
const LINKS = checkOf('broken-links')
const steps = (status: string, savviness?: number) => {
  const nextSteps = ['Get the list', 'Begin at home', 'Correct', 'Redirect', 'Test again']
  return timedSteps(LINKS, resultOf(LINKS.id, status, AT, { nextSteps }), savviness).map(({ time, who }) => [
    time,
    who,
  ])
}
const USUAL = [
  ['1 minute', 'You'],
  ['15 minutes', 'You'],
  ['25 minutes', 'You'],
  ['15 minutes', 'Your web person'],
  ['1 minute', 'You'],
]

test('each step has its time and who does it', () => {
  assert.deepEqual(steps('broken_links_detected'), USUAL)
  assert.deepEqual(steps('broken_links_detected', 3), USUAL)
})

test('tech savviness changes the owner’s own time only, and not that of a tap', () => {
  assert.deepEqual(steps('broken_links_detected', 1), [
    ['1 minute', 'You'],
    ['30 minutes', 'You'],
    ['50 minutes', 'You'],
    ['15 minutes', 'Your web person'],
    ['1 minute', 'You'],
  ])
})

test('the time of a plan item is what its steps add up to, rounded up to five minutes', () => {
  const form = aResult({
    id: 'contact-form',
    status: 'no_contact_form',
    display: 'missing',
    greyKind: 'missing',
  })
  const whole = (savviness: number) =>
    makePlan(catalogue, [form], { savviness }).items.find(({ check }) => check === form.id)?.effortMinutes
  const { plan } = checkOf(form.id)
  const nextSteps = ((plan && workFor(plan, form)?.steps) ?? []).map(stepText)
  const times = (savviness: number) =>
    timedSteps(checkOf(form.id), { ...form, nextSteps }, savviness).map(({ time }) => time)
  assert.deepEqual(times(2), ['11 minutes', '3 minutes', '3 minutes'])
  assert.equal(whole(2), 20)
  assert.deepEqual(times(5), ['5 minutes', '2 minutes', '2 minutes'])
  assert.equal(whole(5), 10)
})

test('steps of another revision, and of a status that is not declared, have no time', () => {
  assert.deepEqual(steps('no_such_status')[0], [null, null])
  const fewer = resultOf(LINKS.id, 'broken_links_detected', AT, { nextSteps: ['Get the list'] })
  assert.deepEqual(timedSteps(LINKS, fewer, 3), [{ text: 'Get the list', time: null, who: null }])
})
