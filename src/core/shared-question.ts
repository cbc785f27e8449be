import type { AnyCheck } from './check.ts'
import type { KnownResult } from './known-results.ts'

/** A check with the result that counts; `null`: none yet. */
export interface Asking {
  check: Pick<AnyCheck, 'id' | 'words' | 'plan'>
  result: Pick<KnownResult, 'status' | 'tag' | 'greyKind'> | null
}

/** The id of the survey question that a result waits for, and that results of other checks may wait for, too; `null`: none. */
export function questionAsked({ check, result }: Asking): string | null {
  if (result?.greyKind !== 'more_info') return null
  const asking = check.words.statuses[result.status]?.asking
  return asking?.tag === result.tag ? (asking.question ?? null) : null
}

/**
 * Of the checks that wait for the same answer one asks: that with the most weight, whatever the business is, so that the question keeps its
 * place. By the id of each of the others, the one that asks for it.
 */
export function askedWith<One extends Asking>(all: readonly One[]): ReadonlyMap<string, One> {
  const byQuestion = Map.groupBy(all, questionAsked)
  const pairs = [...byQuestion].flatMap(([question, asking]) => {
    const [first, ...others] = asking.toSorted((a, b) => weightOf(b) - weightOf(a))
    if (question === null || first === undefined) return []
    return others.map(({ check }): [string, One] => [check.id, first])
  })
  return new Map(pairs)
}

const weightOf = ({ check }: Asking): number => check.plan?.weight ?? 0
