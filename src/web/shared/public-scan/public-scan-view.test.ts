import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { NOTHING_ARRIVED } from './check-progress.ts'
import {
  isEnded,
  isScanOver,
  publicScanState,
  mayScanAgain,
  type Results,
  shownStateOf,
  publicScanView,
} from './public-scan-view.ts'
import { askingWords, headWords } from '#web/pages/public-scan/public-scan-words.ts'

type Scan = NonNullable<Results['scan']>
type CheckResult = Results['checks'][number]

const STARTED = '2026-11-21T00:00:00.000Z'

const check = (id: string, over: Partial<ListedCheck> = {}): ListedCheck => ({
  id,
  category: 'visibility',
  path: `/visibility/${id}`,
  tour: null,
  ownersOnly: false,
  service: null,
  lesson: null,
  fromSite: true,
  step: null,
  words: { title: id, what: '', why: '' },
  ...over,
})

const result = (id: string, over: Partial<CheckResult> = {}): CheckResult => ({
  check: id,
  status: 'found',
  display: 'success',
  greyKind: null,
  tag: 'Found',
  line: 'We found it.',
  applicable: true,
  countsAs: 'good',
  at: STARTED,
  ...over,
})

const results = (checks: CheckResult[], state: Scan['state'] = 'running'): Results => ({
  website: { address: 'https://joes.test/', host: 'joes.test' },
  scan: {
    id: '00000000-0000-4000-8000-000000000000',
    host: 'joes.test',
    state,
    finished: 0,
    total: 3,
    startedAt: STARTED,
    shared: false,
    instead: null,
  },
  checks,
})

const AS = {
  missing: 'toFix',
  more_info: 'toAnswer',
  review: 'toFix',
  unable: 'couldNotCheck',
  not_relevant: 'notRelevant',
} as const

const grey = (id: string, greyKind: keyof typeof AS): CheckResult =>
  result(id, { display: 'missing', greyKind, countsAs: AS[greyKind] })

test('rows keep their position while results arrive', () => {
  const checks = [check('a'), check('b'), check('c')]
  const before = publicScanView({ checks, results: null, arrived: NOTHING_ARRIVED })
  const after = publicScanView({ checks, results: results([result('b')]), arrived: NOTHING_ARRIVED })
  const order = (view: typeof before) => view.groups.flatMap(({ rows }) => rows.map((row) => row.check))
  assert.deepEqual(order(after), order(before))
  assert.deepEqual([before.done, after.done, after.of], [0, 1, 3])
})

test('progress is shown in the rows of its step', () => {
  const checks = [
    check('a', { step: 'links' }),
    check('b', { step: 'pages' }),
    check('c', { step: 'browser' }),
  ]
  const arrived = { progress: { links: { done: 212, total: 418 }, pages: { done: 1, total: 100 } } }
  const [group] = publicScanView({ checks, results: results([]), arrived }).groups
  assert.deepEqual(
    group?.rows.map(({ arrival }) => arrival),
    [
      { state: 'running', text: '212 of 418 links tested', done: 212, of: 418 },
      { state: 'running', text: '1 page read' },
      { state: 'waiting' },
    ],
  )
})

test('checks that ask the owner are counted, and what the website shows about them comes at the end', () => {
  const checks = ['asks', 'tells', 'lacks', 'later', 'off', 'not'].map((id) => check(id, { fromSite: false }))
  const landed = [
    grey('asks', 'more_info'),
    result('tells'),
    grey('lacks', 'missing'),
    grey('off', 'unable'),
    grey('not', 'not_relevant'),
  ]
  const view = publicScanView({ checks, results: results(landed, 'done'), arrived: NOTHING_ARRIVED })
  assert.deepEqual(view.groups, [])
  assert.deepEqual(
    view.also.map((row) => row.check),
    ['tells', 'lacks'],
  )
  assert.equal(view.asking, 2, 'the one that asks, and the one that has not landed')
  const early = publicScanView({ checks, results: results(landed), arrived: NOTHING_ARRIVED })
  assert.equal(early.asking, null, 'a number would only fall while results land')
  assert.equal(askingWords(early.asking), 'Some more checks need an answer from you,')
})

test('after the end, a test without a result is marked as such instead of waiting', () => {
  const [group] = publicScanView({
    checks: [check('a')],
    results: results([], 'cancelled'),
    arrived: NOTHING_ARRIVED,
  }).groups
  assert.equal(group?.rows[0]?.arrival.state, 'landed')
  assert.equal(group?.rows[0]?.hasResult, false)
  assert.equal(group?.done, 0)
  assert.equal(isScanOver(results([], 'cancelled')), true)
  assert.equal(isScanOver(results([], 'queued')), false)
  assert.equal(isScanOver(null), false)
})

test('a second scan that is cancelled at once is marked as such, although older results fill every row', () => {
  const seen = results([result('a', { at: '2026-11-20T23:59:59.999Z' })], 'cancelled')
  const view = publicScanView({ checks: [check('a')], results: seen, arrived: NOTHING_ARRIVED })
  assert.equal(view.done, 0)
  assert.equal(shownStateOf(seen, view), 'cancelled')
  const landed = results([result('a')], 'cancelled')
  assert.equal(
    shownStateOf(landed, publicScanView({ checks: [check('a')], results: landed, arrived: NOTHING_ARRIVED })),
    'done',
  )
})

test('a scan has ended when every row has a result, or when nothing more will arrive', () => {
  const checks = [check('a'), check('b', { fromSite: false })]
  const ended = (landed: CheckResult[], state: Scan['state']) => {
    const seen = results(landed, state)
    return isEnded(seen, publicScanView({ checks, results: seen, arrived: NOTHING_ARRIVED }))
  }
  assert.equal(ended([result('a')], 'running'), true)
  assert.equal(ended([result('b')], 'running'), false)
  assert.equal(ended([], 'cancelled'), true)
  assert.equal(isEnded(null, publicScanView({ checks: [], results: null, arrived: NOTHING_ARRIVED })), false)
})

test("an older scan's result stays in its row, and is not counted as done", () => {
  const checks = [check('a'), check('b')]
  const landed = [result('a', { at: '2026-11-20T23:59:59.999Z' }), result('b', { at: STARTED })]
  const view = publicScanView({ checks, results: results(landed), arrived: NOTHING_ARRIVED })
  assert.equal(view.done, 1)
  assert.deepEqual(
    view.groups[0]?.rows.map(({ arrival, hasResult }) => [arrival.state, hasResult]),
    [
      ['landed', true],
      ['landed', true],
    ],
  )
  assert.equal(
    publicScanView({ checks, results: results(landed, 'done'), arrived: NOTHING_ARRIVED }).done,
    2,
    'when it is over',
  )
})

test('the tally leaves out checks that do not apply or are not switched on, and counts questions', () => {
  const landed = [
    result('a'),
    result('b', { display: 'error', countsAs: 'toFix' }),
    result('c', { display: 'warning', countsAs: 'toFix' }),
    grey('d', 'unable'),
    result('e', { applicable: false, countsAs: 'notRelevant' }),
    grey('f', 'more_info'),
    result('g', { display: 'missing', greyKind: 'more_info', countsAs: 'notSwitchedOn' }),
  ]
  assert.deepEqual(publicScanView({ checks: [], results: results(landed), arrived: NOTHING_ARRIVED }).tally, {
    good: 1,
    toFix: 1,
    broken: 1,
    toAnswer: 1,
    unchecked: 1,
  })
})

const shared = (state: Scan['state']): Results => {
  const seen = results([result('a')], state)
  return { ...seen, scan: seen.scan && { ...seen.scan, shared: true } }
}

test('a scan that somebody else asked for shows how long ago it was, and cannot be repeated', () => {
  const leadAfter = (minutes: number): string => {
    const seen = shared('done')
    const view = publicScanView({ checks: [check('a')], results: seen, arrived: NOTHING_ARRIVED })
    return headWords('joes.test', publicScanState(seen, view, Date.parse(STARTED) + minutes * 60_000)).lead
  }
  assert.match(
    leadAfter(12.9),
    /^Looked at 12 minutes ago\. We look at each website once an hour at most\. Tap a result/u,
  )
  assert.match(leadAfter(1), /^Looked at 1 minute ago/u)
  assert.match(leadAfter(0.5), /^Looked at a moment ago/u)
  const partial = shared('partial')
  const view = publicScanView({ checks: [check('a')], results: partial, arrived: NOTHING_ARRIVED })
  assert.equal(mayScanAgain(partial, view), false)
})

test('a website that is left alone is shown as such, with a neutral message', () => {
  const seen = results([], 'failed')
  const refused: Results = { ...seen, scan: seen.scan && { ...seen.scan, instead: 'left_alone' } }
  const view = publicScanView({ checks: [check('a')], results: refused, arrived: NOTHING_ARRIVED })
  const { title, lead } = headWords('joes.test', publicScanState(refused, view, 0))
  assert.equal(title, 'We didn’t look at joes.test')
  assert.match(lead, /asked us to/u)
  assert.equal(mayScanAgain(refused, view), false)
})

test('the questions that are announced are those that the tally counts, whichever check asks', () => {
  const checks = [check('site'), check('owner', { fromSite: false })]
  const landed = [grey('site', 'more_info'), grey('owner', 'more_info')]
  const view = publicScanView({ checks, results: results(landed, 'done'), arrived: NOTHING_ARRIVED })
  assert.equal(view.asking, 2)
  assert.equal(view.asking, view.tally.toAnswer)
})

test('every result so far is listed by what it counts as', () => {
  const landed = [result('a'), result('b', { display: 'error', countsAs: 'toFix' })]
  const checks = ['a', 'b', 'c'].map((id) => check(id))
  const view = publicScanView({ checks, results: results(landed), arrived: NOTHING_ARRIVED })
  assert.deepEqual(
    view.counted.map((row) => [row.check, row.countsAs]),
    [
      ['a', 'good'],
      ['b', 'toFix'],
    ],
  )
})
