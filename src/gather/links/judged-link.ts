import type { LinkAnswer } from '../link-table/answer.ts'
import type { JudgedAnswer } from './outcome.ts'
import type { TableTarget } from '../link-table/table.ts'

/** A judged target. `answer` is `null` for what was judged by its address. */
export interface JudgedLink {
  target: TableTarget
  answer: LinkAnswer | null
  judged: JudgedAnswer
  /** Where the answer comes from, when that is not the target itself: the same path at the present host. */
  lookedAt?: string
}
