import type { Failure } from '#core/reasons.ts'

/** Pages of one scan that no browser can finish. */
export interface FailedPages {
  /** The failure of a task that cannot succeed; `null` when it may. */
  why(task: PageTask): Failure | null
  /** Records the failure of a task. */
  record(task: PageTask, failure: Failure): void
}
export interface PageTask {
  type: 'visit' | 'render'
  address: string
}

/** Failures that repeat with every try, each of which takes its whole time. */
const NOT_RETRIED: ReadonlySet<string> = new Set([
  'page_out_of_memory',
  'page_hung',
  'page_restless',
  'browser_stalled',
])

/** Pages beside the homepage that may fail so, before all others count as failed. */
const MOST_OTHERS = 2

export const failsAgain = ({ code }: Failure): boolean => NOT_RETRIED.has(code)

/** When the homepage cannot be visited, no other page is tried: they have the same scripts, and time is limited. */
export function failedPages(): FailedPages {
  const known = new Map<string, Failure>()
  let all: Failure | null = null

  return {
    why: ({ address }) => all ?? known.get(address) ?? null,
    record({ type, address }, failure) {
      if (!failsAgain(failure)) return
      known.set(address, failure)
      if (type === 'visit' || known.size >= MOST_OTHERS) all = failure
    },
  }
}
