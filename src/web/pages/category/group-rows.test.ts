import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CategoryAnswer } from '../../app/result-queries.ts'
import { groupRows, hrefOf } from './group-rows.ts'

type Row = CategoryAnswer['checks'][number]
type Standing = NonNullable<Row['standing']>

const row = (check: string, standing: Partial<Standing> | null, more: Partial<Row> = {}): Row => ({
  check,
  title: check,
  path: `/compliance/${check}`,
  standing: standing && {
    check,
    status: 's',
    display: 'missing',
    greyKind: null,
    tag: 't',
    line: 'l',
    applicable: true,
    at: '2026-11-21T00:00:00Z',
    ...standing,
  },
  lastKnown: null,
  item: null,
  setAside: null,
  ...more,
})

test('rows stand under the words that are used everywhere, what is to do first', () => {
  const rows = [
    row('good', { display: 'success' }),
    row('red', { display: 'error' }),
    row('asked', { greyKind: 'more_info' }),
    row('missed', { greyKind: 'unable' }),
    row('not-run', null),
    row('no-shop', { display: 'error', applicable: false }),
  ]
  assert.deepEqual(
    groupRows(rows).map(({ title, rows: own }) => [title, ...own.map(({ check }) => check)]),
    [
      ['To fix', 'red'],
      ['To answer', 'asked'],
      ['Waiting for a result', 'not-run'],
      ['Good', 'good'],
      ['Couldn’t be checked', 'missed'],
      ['Doesn’t apply, or set aside', 'no-shop'],
    ],
  )
})

test('what the owner has set aside is not among what is to fix', () => {
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
    groupRows([row('a', { display: 'error' }, { setAside: aside })]).map(({ title }) => title),
    ['Doesn’t apply, or set aside'],
  )
})

test('a check that waits for a word opens with its questions, also where its address has a query', () => {
  assert.equal(hrefOf(row('a', { greyKind: 'more_info' })), '/compliance/a?survey=true')
  assert.equal(
    hrefOf(row('a', { greyKind: 'more_info' }, { path: '/a?mobile=true' })),
    '/a?mobile=true&survey=true',
  )
  assert.equal(hrefOf(row('a', { display: 'error' })), '/compliance/a')
})
