import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { shortDate } from '#core/dates.ts'
import type { CheckResult } from '#core/result.ts'
import type { Fix, FixEvidence, FixInput } from '#fixes/fix.ts'
import { filledIn } from '#fixes/filled.ts'
import { fixesFor } from '#fixes/fixes-for.ts'
import { fixSources } from './fixes.generated.ts'

/** All evidence that fixes read. */
export const FIX_EVIDENCE: readonly EvidenceKey[] = [
  ...new Set([...fixSources.values()].flatMap(({ evidence }) => evidence)),
]

type Judged = Pick<CheckResult, 'id' | 'status' | 'facts' | 'updatedAt'>

/** The ready-made fixes of results, by check; a check without any is absent. */
export const readyMade = (
  results: readonly Judged[],
  input: Omit<FixInput, 'result'>,
): ReadonlyMap<string, readonly Fix[]> =>
  new Map(
    results.flatMap((result) => {
      const source = fixSources.get(result.id)
      const today = shortDate(result.updatedAt, input.timeZone)
      const made = source ? fixesFor(result.id, source, { ...input, result }) : []
      const fixes = filledIn(made, { words: input.words, today })
      return fixes.length > 0 ? [[result.id, fixes] as const] : []
    }),
  )

/** The evidence that was gathered, as plain values. */
export const gatheredValues = (gathered: EvidenceSoFar): FixEvidence =>
  Object.fromEntries(
    Object.entries(gathered).flatMap(([key, piece]) => (piece.state === 'ok' ? [[key, piece.value]] : [])),
  )
