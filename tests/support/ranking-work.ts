import assert from 'node:assert/strict'
import type { NewTexts, RuleFacts } from '#checks/search-ranking/facts.ts'
import { rankingWork } from '#checks/search-ranking/work.ts'
import type { Work } from '#core/work.ts'

/** A rule that failed at this many places, of which the facts keep 20. */
export const failing = (id: string, total = 1, severity: RuleFacts['severity'] = 'warning'): RuleFacts => ({
  id,
  severity,
  outcome: 'failed',
  pages: Array.from({ length: Math.min(total, 20) }, (_, at) => `https://joes.test/${at}`),
  total,
})

/** The work of these rules, where each of them failed. */
export function workOf(rules: RuleFacts[], hasSettings = true, newTexts?: NewTexts): Work {
  const counts = { errors: 0, warnings: rules.length, passed: 0, notTested: 0 }
  const work = rankingWork({ status: 'any', facts: { ...counts, rules, hasSettings, newTexts } })
  assert.ok(work)
  return work
}
