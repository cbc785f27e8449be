import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIRST_SCAN, sinceWords } from './since-words.ts'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const SYDNEY = 'Australia/Sydney'
const change = () => ({
  check: 'ssl',
  title: 'SSL certificate',
  path: '/compliance/ssl',
  is: 'better' as const,
  past: SNAPSHOT,
  now: SNAPSHOT,
  isRuleChanged: false,
})
const SNAPSHOT = {
  status: 'valid',
  tag: 'Secure',
  line: 'Fine.',
  display: 'success' as const,
  greyKind: null,
  score: null,
  at: '2026-11-21T01:00:00.000Z',
  revision: 1,
  conclusive: true,
  applies: true,
}
const changes = (since: string | null, better: number, worse: number, line: string | null = 'LINE') => ({
  since,
  line,
  better: Array.from({ length: better }, change),
  worse: Array.from({ length: worse }, change),
})
const EARLIER = '2026-11-20T13:00:00.000Z'
const YESTERDAY = '2026-11-20T12:59:59.000Z'

test('says that there is nothing to compare with yet', () => {
  for (const first of [changes(null, 0, 0, null), changes(EARLIER, 0, 0)])
    assert.deepEqual(sinceWords(first, NOW, SYDNEY), { text: FIRST_SCAN, direction: 'level' })
})

test('does not name the day of changes on the first day itself', () => {
  assert.deepEqual(sinceWords(changes(EARLIER, 2, 0), NOW, SYDNEY), {
    text: '2 better than earlier today',
    direction: 'up',
  })
  assert.deepEqual(sinceWords(changes(EARLIER, 0, 1), NOW, SYDNEY), {
    text: '1 worse than earlier today',
    direction: 'down',
  })
  assert.equal(
    sinceWords(changes(EARLIER, 2, 1), NOW, SYDNEY).text,
    '2 better and 1 worse than earlier today',
  )
})

test('names the day from the next day on, by the owner’s own clock', () => {
  assert.deepEqual(sinceWords(changes(YESTERDAY, 1, 0), NOW, SYDNEY), { text: 'LINE', direction: 'up' })
  assert.deepEqual(sinceWords(changes(YESTERDAY, 0, 0), NOW, SYDNEY), { text: 'LINE', direction: 'level' })
})
