import type { AnyCheck } from '#core/check.ts'
import { EVIDENCE_KEYS, type EvidenceKey, OWNER_EVIDENCE } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'

const OWNERS: ReadonlySet<EvidenceKey> = new Set(OWNER_EVIDENCE)

/** The evidence that these checks need or want and that has to be gathered, in the order in which it usually arrives. */
export function neededEvidence(checks: readonly AnyCheck[]): EvidenceKey[] {
  const asked = new Set(checks.flatMap((check) => [...check.needs, ...check.wants]))
  return EVIDENCE_KEYS.filter((key) => asked.has(key) && !OWNERS.has(key))
}

/** The checks whose needs were all gathered. Any other would answer "couldn't check" and lose the reason given at the time. */
export const decidable = (checks: readonly AnyCheck[], evidence: EvidenceSoFar): AnyCheck[] =>
  checks.filter(({ needs }) => needs.every((key) => evidence[key]?.state === 'ok'))
