import type { LinkAnswer } from '../link-table/answer.ts'
import type { JudgedAnswer } from './outcome.ts'
import type { TableTarget } from '../link-table/table.ts'

/** A judged target. `answer` is `null` for one judged by its address. */
export interface JudgedLink {
  target: TableTarget
  answer: LinkAnswer | null
  judged: JudgedAnswer
  /** Address of the answer, when that is not the target: the same path at the present host. */
  lookedAt?: string
}
