import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { assertApproved } from './lines.ts'
import { lineOf } from './result-line.ts'
import { AT, EVERYTHING_GATHERED } from './websites.ts'

const FAILED = {
  state: 'failed',
  failure: { reason: 'timeout', code: 'connect_timeout' },
  at: AT.toISOString(),
  durationMs: 5,
} as const

const without = (evidence: EvidenceSoFar, key: EvidenceKey): EvidenceSoFar => {
  const { [key]: _, ...rest } = evidence
  return rest
}

describe('what a check says without a piece of its evidence is what was approved', () => {
  for (const check of catalogue) {
    it(check.id, (test) => {
      const keys = [...check.needs, ...check.wants]
      const lines = EVERYTHING_GATHERED.flatMap(({ name, evidence }) => [
        `== ${name}`,
        `everything: ${lineOf(check, evidence)}`,
        ...keys.map((key) => `${key} pending: ${lineOf(check, without(evidence, key))}`),
        ...keys.map((key) => `${key} failed: ${lineOf(check, { ...evidence, [key]: FAILED })}`),
        `nothing yet: ${lineOf(check, {})}`,
        `no website: ${lineOf(check, { ...evidence, profile: { ...FAILED, state: 'ok', value: { noWebsite: true } } })}`,
      ])
      assertApproved(test, `missing/${check.id}`, `${lines.join('\n')}\n`)
    })
  }
})
