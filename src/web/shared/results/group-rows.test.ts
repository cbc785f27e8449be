import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CategoryAnswer } from '#web/app/queries/result-queries.ts'
import { groupRows, hrefOf } from './group-rows.ts'

type Row = CategoryAnswer['checks'][number]
type RowResult = NonNullable<Row['result']>

const row = (
  check: string,
  countsAs: Row['countsAs'],
  result: Partial<RowResult> | null,
  more: Partial<Row> = {},
): Row => ({
  check,
  countsAs,
  title: check,
  path: `/compliance/${check}`,
  result: result && {
    check,
    status: 's',
    display: 'missing',
    greyKind: null,
    tag: 't',
    line: 'l',
    applicable: true,
    at: '2026-11-21T00:00:00Z',
    ...result,
  },
  lastKnown: null,
  answeredWith: null,
  item: null,
  setAside: null,
  ...more,
})

test('rows are grouped under the words that are used everywhere, first what is to do', () => {
  const rows = [
    row('good', 'good', { display: 'success' }),
    row('red', 'toFix', { display: 'error' }),
    row('asked', 'toAnswer', { greyKind: 'more_info' }),
    row('missed', 'couldNotCheck', { greyKind: 'unable' }),
    row('not-run', 'waiting', null),
    row('announced', 'notSwitchedOn', { greyKind: 'more_info' }),
    row('no-shop', 'notRelevant', { display: 'error', applicable: false }),
  ]
  assert.deepEqual(
    groupRows(rows).map(({ title, rows: own }) => [title, ...own.map(({ check }) => check)]),
    [
      ['To fix', 'red'],
      ['To answer', 'asked'],
      ['Waiting for a result', 'not-run'],
      ['Good', 'good'],
      ['Couldn’t be checked', 'missed'],
      ['Not switched on yet', 'announced'],
      ['Doesn’t apply, or set aside', 'no-shop'],
    ],
  )
})

test('a check that the owner has set aside is not among those to fix', () => {
  const aside = {
    check: 'a',
    title: 'a',
    link: '/a',
    kind: 'not_relevant',
    note: '',
    endsAt: '',
    words: '',
  } as const
  assert.deepEqual(
    groupRows([row('a', 'setAside', { display: 'error' }, { setAside: aside })]).map(({ title }) => title),
    ['Doesn’t apply, or set aside'],
  )
})

test('a check with questions for the owner opens with them, also where its address has a query', () => {
  assert.equal(hrefOf(row('a', 'toAnswer', { greyKind: 'more_info' })), '/compliance/a?survey=true')
  assert.equal(
    hrefOf(row('a', 'toAnswer', { greyKind: 'more_info' }, { path: '/a?mobile=true' })),
    '/a?mobile=true&survey=true',
  )
  assert.equal(hrefOf(row('a', 'toFix', { display: 'error' })), '/compliance/a')
  assert.equal(
    hrefOf(row('a', 'notSwitchedOn', { greyKind: 'more_info' })),
    '/compliance/a',
    'coming soon is no question',
  )
})

const titles = (rows: readonly Row[]) => groupRows(rows).map(({ title }) => title)

test('a group that waits for one other thing than a website says which', () => {
  const mail = row('mail', 'noWebsite', { tag: 'Needs a domain name' })
  assert.deepEqual(titles([mail]), ['Needs a domain name'])
  assert.deepEqual(titles([mail, row('a', 'noWebsite', { tag: 'Needs a website' })]), ['Needs a website'])
  assert.deepEqual(titles([mail, row('a', 'noWebsite', null)]), ['Needs a website'])
  assert.deepEqual(titles([row('a', 'noWebsite', null)]), ['Needs a website'])
  assert.deepEqual(titles([row('a', 'good', { tag: 'Found' })]), ['Good'])
})
