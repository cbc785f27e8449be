import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rulesInFull } from './in-full.ts'
import type { Rule, RuleOutcome } from './rule.ts'

const judged = (id: string, severity: Rule['severity'], outcome: RuleOutcome) => ({
  rule: { number: 1, id, severity, scope: 'page' as const, finding: `Finding ${id}`, run: () => outcome },
  outcome,
})
const failedAt = (count: number): RuleOutcome => ({
  outcome: 'failed',
  places: Array.from({ length: count }, (_, at) => ({ at: `https://joes.test/${at}`, detail: 'Home' })),
  total: count,
})

test('the report in full has every failed rule with all its places, errors first, then what passed and what was not tested', () => {
  const blocks = rulesInFull(
    [
      judged('a', 'warning', failedAt(120)),
      judged('b', 'error', failedAt(1)),
      judged('c', 'error', { outcome: 'passed' }),
      judged('d', 'warning', { outcome: 'not_tested' }),
      judged('e', 'warning', { outcome: 'not_applicable' }),
    ],
    true,
  )
  assert.deepEqual(
    blocks.flatMap((block) => ('title' in block && block.title ? [block.title] : [])),
    [
      'Error: Finding b (1 place)',
      'Warning: Finding a (120 places)',
      'Tested, and nothing found (1)',
      "Couldn't be tested (1)",
      'Nothing to test on your website (1)',
    ],
  )
  const [, , , warning] = blocks
  assert.ok(warning?.kind === 'table' && warning.rows.length === 120)
})

test('a failed rule says what to do before its places', () => {
  const [what, where] = rulesInFull([judged('title-short', 'warning', failedAt(2))], true)
  assert.ok(what?.kind === 'list')
  assert.match(what.items[0]?.text ?? '', /^Say what the page offers/u)
  assert.equal(where?.kind, 'table')
})

test('its advice names settings only where the website has some', () => {
  const [withSettings, files] = [true, false].map((settings) => {
    const [what] = rulesInFull([judged('favicon-missing', 'warning', failedAt(1))], settings)
    return what?.kind === 'list' ? what.items[0]?.text : undefined
  })
  assert.match(withSettings ?? '', /in your website builder\.$/u)
  assert.match(files ?? '', /^Ask your web person/u)
})

test('what was not found is not worded as a fault, nor what was not tested or is not there', () => {
  const items = rulesInFull(
    [
      judged('a', 'error', { outcome: 'passed' }),
      judged('b', 'error', { outcome: 'not_tested' }),
      judged('c', 'error', { outcome: 'not_applicable' }),
    ],
    true,
  ).flatMap((block) => (block.kind === 'list' ? block.items : []))
  assert.deepEqual(
    items.map(({ text, tone }) => [text, tone]),
    [
      ['Not found: “Finding a”', 'success'],
      ['Not tested: “Finding b”', undefined],
      ["Doesn't apply: “Finding c”", undefined],
    ],
  )
})
