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

/** After so many pages that failed so while they were rendered, no other page is rendered. */
const MOST_RENDERED = 2

export const failsAgain = ({ code }: Failure): boolean => NOT_RETRIED.has(code)

/**
 * When the homepage cannot be visited, no other page is tried: they have the same scripts, and time is limited. Other pages say nothing of the
 * homepage, which is all that is visited.
 */
export function failedPages(): FailedPages {
  const known = new Map<string, Failure>()
  let ofHome: Failure | null = null
  let ofRendered: Failure | null = null

  return {
    why: ({ type, address }) => ofHome ?? known.get(address) ?? (type === 'render' ? ofRendered : null),
    record({ type, address }, failure) {
      if (!failsAgain(failure)) return
      known.set(address, failure)
      if (type === 'visit') ofHome = failure
      else if (known.size >= MOST_RENDERED) ofRendered = failure
    },
  }
}
