import { type Counts, countKnown } from '#core/counts.ts'
import type { ItemState } from '#core/plan-states.ts'

/** "12 of 31": completed items, of those with a known result or a question for the owner. */
export interface Progress {
  done: number
  total: number
  /** Rounded down, so that 100 means all; `null` when there is nothing to count. */
  percent: number | null
  /** "12 of 31". */
  label: string
}

/** The progress counter (decisions, section 12): the good ones among those that are known. */
export function progressOf(counts: Counts): Progress {
  const done = counts.good
  const total = countKnown(counts)
  const percent = total === 0 ? null : Math.floor((done * 100) / total)
  return { done, total, percent, label: `${done} of ${total}` }
}

interface Item {
  state: ItemState
  /** It has a conclusive result, not older than 90 days when we could not look since. */
  isCounted: boolean
}

/** "Takes you to 13 of 31": the counter once this open item is done; `null` for one that is not open. */
export function gainOf(item: Item, { done, total }: Progress): string | null {
  if (item.state !== 'open') return null
  return `Takes you to ${done + 1} of ${item.isCounted ? total : total + 1}`
}
