import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepsOnPaper, wayOnPaper } from './steps-on-paper.ts'

test('no step on paper needs a screen', () => {
  const steps = [
    'Download the report',
    'Re-run the test after a day',
    'Wait a day, then re-run the test',
    'Open "Update your answers"',
    'Paste it into your answers',
    'Tick what you offer',
    'Send this to my web person',
    'Mend it',
  ]
  assert.deepEqual(stepsOnPaper(steps), ['Send this to my web person', 'Mend it'])
})

test('of a step that ends with a run of the test, what comes before it stays', () => {
  assert.deepEqual(stepsOnPaper(['Update everything, then re-run the test']), ['Update everything'])
  assert.deepEqual(stepsOnPaper(['Publish it, and re-run the test.', 'Look; then re-run the test.']), [
    'Publish it.',
    'Look.',
  ])
  const saving = 'Save. It can take a day until others see the record: re-run the test then.'
  assert.deepEqual(stepsOnPaper([saving]), ['Save. It can take a day until others see the record.'])
})

test('what a run of the test brings is left out with it, and never joined to what comes before', () => {
  const month =
    'It begins with one day. After a good week, re-run the test again: you get the line for a month.'
  assert.deepEqual(stepsOnPaper([month]), ['It begins with one day.'])
  const save = 'Save, and re-run the test after a day: it can take so long until others see it.'
  assert.deepEqual(stepsOnPaper([save]), ['Save.'])
})

test('a step chooses among several pieces only where several are on paper', () => {
  const steps = ['Put one of the pieces in place, not several: the first fits most websites.', 'Look at it.']
  assert.deepEqual(wayOnPaper(steps, 2), steps)
  assert.deepEqual(wayOnPaper(steps, 1), ['Put the piece in place.', 'Look at it.'])
})
