import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webPersonNews } from './web-person-news.ts'

const NOW = new Date('2026-11-21T08:00:00.000Z')
const MADE = '2026-11-20T08:00:00.000Z'
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
const link = (
  id: string,
  asks: ReturnType<typeof ask>[],
  { lastRetestAt = null as string | null, revokedAt = null as string | null, expiresAt = '2026-12-04' } = {},
) => ({ id, createdAt: MADE, lastRetestAt, revokedAt, expiresAt, asks })
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
  const tested = { lastRetestAt: at }
  const given = [link('a', [passed(at)], tested), link('b', [passed(at)], tested)]
  assert.deepEqual(namesIn(webPersonNews(given, NOW)), [[], ['ssl']])
  assert.deepEqual(namesIn(webPersonNews([link('a', [passed('2026-11-07T08:00:00.000Z')], tested)], NOW)), [
    [],
    [],
  ])
  assert.deepEqual(namesIn(webPersonNews([link('a', [passed(at)])], NOW)), [[], []])
})

test('what was done when the link was made is no news', () => {
  const given = [link('a', [passed(MADE), ask('seo')], { lastRetestAt: NOW.toISOString() })]
  assert.deepEqual(namesIn(webPersonNews(given, NOW)), [[], []])
})

test('a question of a link that has ended is no news: nobody reads the answer', () => {
  const asked = [ask('ssl', { state: 'asked' })]
  const given = [
    link('ended', asked, { revokedAt: '2026-11-20T08:00:00.000Z' }),
    link('over', asked, { expiresAt: NOW.toISOString() }),
    link('open', asked),
  ]
  assert.deepEqual(namesIn(webPersonNews(given, NOW)), [['open/ssl'], []])
})
