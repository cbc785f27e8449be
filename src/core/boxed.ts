import type { Block } from './block.ts'
import type { EvidenceKey, EvidenceMap } from './evidence/index.ts'

/**
 * Pictures of the website with what a result names boxed on them, for a check whose evidence has no positions. They are made from kept evidence
 * when the result is shown, so that neither its verdict nor a rerun waits for a visit.
 */
export interface Boxed {
  evidence: readonly EvidenceKey[]
  /** Evidence that is not kept is absent; facts may be of an older revision. */
  blocks(
    facts: Readonly<Record<string, unknown>>,
    evidence: { readonly [K in EvidenceKey]?: EvidenceMap[K] | undefined },
  ): Block[]
}

interface Shown {
  facts: Readonly<Record<string, unknown>>
  blocks: Block[]
}

/** A result with its pictures before its other blocks. */
export const withBoxes = <Result extends Shown>(
  { boxed }: { boxed?: Boxed },
  result: Result,
  evidence: Parameters<Boxed['blocks']>[1],
): Result =>
  boxed ? { ...result, blocks: [...boxed.blocks(result.facts, evidence), ...result.blocks] } : result
