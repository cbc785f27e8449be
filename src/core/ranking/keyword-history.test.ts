import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keywordHistories, type RankAnswer } from './keyword-history.ts'

const answer = (id: string, given: Partial<RankAnswer> = {}): RankAnswer => ({
  id,
  provider: 'dataforseo',
  keyword: 'florist',
  device: 'mobile',
  location: '1000286',
  locationLabel: 'Sydney',
  at: new Date('2026-11-21T08:00:00Z'),
  position: 4,
  foundUrl: null,
  competitors: [],
  ...given,
})
const shown = (answers: readonly RankAnswer[]): [newest: string, all: string[]][] =>
  keywordHistories(answers).map((history) => [history.newest.id, history.answers.map(({ id }) => id)])

test('answers to one question are one history, the oldest first', () => {
  assert.deepEqual(shown([answer('c'), answer('b'), answer('a')]), [['c', ['a', 'b', 'c']]])
  assert.deepEqual(shown([]), [])
})

test('another keyword, device or place is a history of its own, and the last look-up comes first', () => {
  const answers = [
    answer('e', { keyword: 'wreaths' }),
    answer('d'),
    answer('c', { device: 'desktop' }),
    answer('b', { location: '1000287' }),
    answer('a', { keyword: 'wreaths' }),
  ]
  assert.deepEqual(shown(answers), [
    ['e', ['a', 'e']],
    ['d', ['d']],
    ['c', ['c']],
    ['b', ['b']],
  ])
})

test('a history keeps the newest sixty answers', () => {
  const many = Array.from({ length: 62 }, (_, at) => answer(String(at)))
  const [[newest, all] = ['', []]] = shown(many)
  assert.equal(newest, '0')
  assert.deepEqual([all.length, all[0], all.at(-1)], [60, '59', '0'])
})
