import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkOf, resultOf } from '#support/result-of.ts'
import { timedSteps } from './steps.ts'

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
  ['2 minutes', 'You'],
]

test('each step has its time and who does it', () => {
  assert.deepEqual(steps('broken_links_detected'), USUAL)
  assert.deepEqual(steps('broken_links_detected', 3), USUAL)
})

test('tech savviness changes the owner’s own time only, and up to five minutes without rounding', () => {
  assert.deepEqual(steps('broken_links_detected', 1), [
    ['2 minutes', 'You'],
    ['30 minutes', 'You'],
    ['50 minutes', 'You'],
    ['15 minutes', 'Your web person'],
    ['4 minutes', 'You'],
  ])
})

test('steps of another revision, and of a status that is not declared, have no time', () => {
  assert.deepEqual(steps('no_such_status')[0], [null, null])
  const fewer = resultOf(LINKS.id, 'broken_links_detected', AT, { nextSteps: ['Get the list'] })
  assert.deepEqual(timedSteps(LINKS, fewer, 3), [{ text: 'Get the list', time: null, who: null }])
})
