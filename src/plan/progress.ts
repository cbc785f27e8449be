import { type Counts, countKnown } from '#core/counts.ts'
import type { ItemState } from '#core/plan-states.ts'
import type { TurnsGood } from '#core/work.ts'

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
  turnsGood: TurnsGood
}

/**
 * "Takes you to 13 of 31 in good shape": the counter once this open item is done as its time is shown; "All of it takes you to …" where that
 * takes more. `null` for one that is not open, or whose work is not sure to make the check good.
 */
export function gainOf({ state, turnsGood }: Item, { done, total }: Progress): string | null {
  if (state !== 'open' || turnsGood === 'not_promised') return null
  return `${turnsGood === 'at_once' ? 'Takes' : 'All of it takes'} you to ${done + 1} of ${total} in good shape`
}
