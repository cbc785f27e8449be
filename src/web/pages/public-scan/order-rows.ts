import type { FirstJobAnswer } from '#web/app/queries/result-queries.ts'
import type { CountedRow } from '#web/shared/public-scan/public-scan-view.ts'
import { jobWords } from '#web/shared/results/words.ts'

export interface OrderedRow extends CountedRow {
  /** "10 minutes · ready made"; `undefined` for what is not in the plan. */
  time: string | undefined
}

/** The results to fix without the first job, in the order of the plan. */
export function orderRows(
  rows: readonly CountedRow[],
  { job, next }: Pick<FirstJobAnswer, 'job' | 'next'>,
  shown: string | undefined,
): OrderedRow[] {
  const items = [...(job ? [job.item] : []), ...next].toSorted((a, b) => placeOf(a) - placeOf(b))
  const indexOf = ({ check }: CountedRow): number => {
    const index = items.findIndex((item) => item.check === check)
    return index === -1 ? items.length : index
  }
  return rows
    .filter(({ countsAs, check }) => countsAs === 'toFix' && check !== shown)
    .toSorted((a, b) => indexOf(a) - indexOf(b))
    .map((row) => {
      const item = items[indexOf(row)]
      return { ...row, time: item && jobWords(item) }
    })
}

const placeOf = ({ place }: { place: number | null }): number => place ?? Number.MAX_SAFE_INTEGER
