import type { AnyCheck } from '#core/check.ts'
import { EVIDENCE_KEYS, type EvidenceKey, OWNER_EVIDENCE } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'

const OWNERS: ReadonlySet<EvidenceKey> = new Set(OWNER_EVIDENCE)

/** The evidence that these checks need or want and that has to be gathered, in the order in which it usually arrives. */
export const neededEvidence = (checks: readonly AnyCheck[]): EvidenceKey[] =>
  inOrder(checks.flatMap((check) => [...check.needs, ...check.wants]))

/** The same with what only their ready-made fixes read. */
export const evidenceToGather = (checks: readonly AnyCheck[]): EvidenceKey[] =>
  inOrder(checks.flatMap(({ needs, wants, forFixes = [] }) => [...needs, ...wants, ...forFixes]))

function inOrder(asked: readonly EvidenceKey[]): EvidenceKey[] {
  const keys = new Set(asked)
  return EVIDENCE_KEYS.filter((key) => keys.has(key) && !OWNERS.has(key))
}

/** The checks whose needs were all gathered. Any other would answer "couldn't check" and lose the reason given at the time. */
export const decidable = (checks: readonly AnyCheck[], evidence: EvidenceSoFar): AnyCheck[] =>
  checks.filter(({ needs }) => needs.every((key) => evidence[key]?.state === 'ok'))
