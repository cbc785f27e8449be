import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webPersonNews } from './web-person-news.ts'

const NOW = new Date('2026-11-21T08:00:00.000Z')
const ask = (check: string, more = {}) => ({
  check,
  title: check,
  path: `/${check}`,
  state: 'waiting' as const,
  passedAt: null,
  lines: [],
  ...more,
})
const passed = (passedAt: string) => ask('ssl', { state: 'passed', passedAt })
const link = (id: string, asks: ReturnType<typeof ask>[], lastRetestAt: string | null = null) => ({
  id,
  lastRetestAt,
  asks,
})
const namesIn = (news: ReturnType<typeof webPersonNews>) => [
  news.asked.map(({ check, handOver }) => `${handOver}/${check}`),
  news.passed.map(({ check }) => check),
]

test('questions without an answer are news, of every link, and of one check alone', () => {
  const given = [
    link('a', [ask('ssl', { state: 'asked' }), ask('seo')]),
    link('b', [ask('seo', { state: 'asked' })]),
  ]
  assert.deepEqual(namesIn(webPersonNews(given, NOW)), [['a/ssl', 'b/seo'], []])
  assert.deepEqual(namesIn(webPersonNews(given, NOW, 'seo')), [['b/seo'], []])
})

test('what passed is news for two weeks, once, where somebody said by the link that it is done', () => {
  const at = '2026-11-08T08:00:01.000Z'
  const given = [link('a', [passed(at)], at), link('b', [passed(at)], at)]
  assert.deepEqual(namesIn(webPersonNews(given, NOW)), [[], ['ssl']])
  assert.deepEqual(namesIn(webPersonNews([link('a', [passed('2026-11-07T08:00:00.000Z')], at)], NOW)), [
    [],
    [],
  ])
  assert.deepEqual(namesIn(webPersonNews([link('a', [passed(at)])], NOW)), [[], []])
})
