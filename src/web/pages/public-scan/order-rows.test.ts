import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FirstJobAnswer } from '#web/app/queries/result-queries.ts'
import type { CountedRow } from '#web/shared/public-scan/public-scan-view.ts'
import { gainAtEnd } from './gain-at-end.ts'
import { orderRows } from './order-rows.ts'
import { orderWords } from './public-scan-words.ts'

type Item = FirstJobAnswer['next'][number]

const row = (check: string, countsAs: CountedRow['countsAs'] = 'toFix'): CountedRow => ({
  check,
  title: check,
  arrival: { state: 'landed', tone: 'warning', tag: 'To do', line: 'We saw it.' },
  hasResult: true,
  countsAs,
})

const item = (check: string, place: number, given: Partial<Item> = {}): Item => ({
  check,
  title: check,
  group: 'easy',
  state: 'open',
  priority: 50,
  place,
  why: '',
  effortMinutes: 120,
  effort: 'about 2 hours',
  tonightMinutes: null,
  isReadyMade: false,
  turnsGood: 'at_once',
  who: 'Your web person',
  link: `/${check}`,
  status: null,
  tag: null,
  display: 'warning',
  greyKind: null,
  isCounted: true,
  reopened: null,
  couldNotCheck: null,
  completed: null,
  isDoubtful: false,
  before: null,
  after: null,
  gain: null,
  whyNow: null,
  priorityLabel: null,
  ...given,
})

test('what is to fix follows the order of the plan, without the first job', () => {
  const rows = [row('a'), row('b'), row('c'), row('d', 'good')]
  const next = [item('c', 2), item('a', 3)]
  const shown = orderRows(rows, { job: null, next: [...next, item('b', 1)] }, 'b')
  assert.deepEqual(
    shown.map(({ check }) => check),
    ['c', 'a'],
  )
})

test('each row says how long it takes, and whether it is ready made or who does it', () => {
  const next = [item('a', 1, { tonightMinutes: 10, isReadyMade: true, who: 'You' }), item('b', 2)]
  assert.deepEqual(
    orderRows([row('b'), row('a'), row('c')], { job: null, next }, undefined).map(({ time }) => time),
    ['10 minutes to begin with · ready made', 'About 2 hours · your web person', undefined],
  )
})

test('what goes with another job has no time of its own, and nobody of its own who does it', () => {
  const along = item('a', 1, { effort: 'goes with Accessibility on a phone', effortMinutes: 0, who: 'You' })
  assert.deepEqual(
    orderRows([row('a')], { job: null, next: [along] }, undefined).map(({ time }) => time),
    ['Goes with Accessibility on a phone'],
  )
})

test('what the first job leads to is counted when all results have arrived', () => {
  const next = [item('a', 1, { gain: 'Takes you to 6 of 24 in good shape' })]
  const end = { job: null, next, tonight: null, mayChange: false }
  assert.equal(gainAtEnd(end, 'a'), 'Takes you to 6 of 24 in good shape')
  assert.equal(gainAtEnd(end, 'b'), undefined)
  assert.equal(gainAtEnd(null, 'a'), undefined)
})

const words = (given: Partial<Parameters<typeof orderWords>[0]>) =>
  orderWords({ first: undefined, tonight: null, place: null, rows: 3, ...given })

test('the heading says the sum for one evening with the names of its jobs, as the plan does', () => {
  const tonight = { checks: ['sitemap', 'contact-form'], label: 'Tonight: 25 minutes' }
  const said = 'The ones that matter most come first. Tonight: 25 minutes for Sitemap and Contact form.'
  assert.equal(words({ first: 'sitemap', tonight }).hint, said)
  assert.equal(words({ first: 'ssl', tonight }).hint, said)
  assert.deepEqual(words({}), {
    title: 'What to fix, in this order',
    hint: 'The ones that matter most come first.',
  })
})

test('the heading says no sum where it is of the first job alone, whose card says it', () => {
  const tonight = { checks: ['sitemap'], label: 'Tonight: 10 minutes' }
  assert.equal(words({ first: 'sitemap', tonight }).hint, 'The ones that matter most come first.')
  assert.match(words({ first: 'ssl', tonight }).hint ?? '', /Tonight: 10 minutes for Sitemap\.$/u)
})

test('the heading says why the first job is another one than the plan begins with', () => {
  assert.match(words({ first: 'email', place: 2 }).hint ?? '', /^The job above comes first because its text/u)
  assert.equal(words({ first: 'email', place: 1 }).hint, 'The ones that matter most come first.')
})

test('a single one is in no order', () => {
  assert.deepEqual(words({ rows: 1 }), { title: 'What to fix', hint: undefined })
  assert.deepEqual(words({ rows: 1, first: 'email', place: 2 }), {
    title: 'Then this',
    hint: 'The job above comes first because its text needs the least from you.',
  })
})
