import type { AnyCheck } from '#core/check.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { isConclusive } from '#core/known-results.ts'
import type { CheckResult } from '#core/result.ts'

const RENDERINGS = ['rendered', 'renderedPages'] as const satisfies EvidenceKey[]

/** The renderings among this evidence that ended before its pages began to be read: the two are of different states of the website. */
export function oldRenderings({ pages, ...evidence }: EvidenceSoFar): EvidenceKey[] {
  if (pages?.state !== 'ok') return []
  const begun = Date.parse(pages.at) - pages.durationMs
  return RENDERINGS.filter((key) => {
    const piece = evidence[key]
    return piece?.state === 'ok' && Date.parse(piece.at) < begun
  })
}

export const without = (evidence: EvidenceSoFar, keys: readonly string[]): EvidenceSoFar =>
  Object.fromEntries(Object.entries(evidence).filter(([key]) => !keys.includes(key)))

/** Ids of the checks that read some of these pieces and cannot tell without them. */
export const undecidedWithout = (
  keys: readonly EvidenceKey[],
  checks: readonly AnyCheck[],
  judged: readonly CheckResult[],
): string[] =>
  checks
    .filter(({ needs, wants }) => [...needs, ...wants].some((key) => keys.includes(key)))
    .filter((check) => !judged.some((result) => result.id === check.id && isConclusive(check, result)))
    .map(({ id }) => id)
