import type { Failure } from '#core/reasons.ts'

/** What one scan has learnt of pages that no browser can finish. */
export interface FailedPages {
  /** Why a job cannot succeed; `null` when it may. */
  why(job: HopelessJob): Failure | null
  /** Remembers how a job failed. */
  learn(job: HopelessJob, failure: Failure): void
}
interface HopelessJob {
  type: 'visit' | 'render'
  address: string
}

/** These come again with every try, and each try takes its whole time. */
const AGAIN_THE_SAME: ReadonlySet<string> = new Set([
  'page_out_of_memory',
  'page_hung',
  'page_restless',
  'browser_stalled',
])

/** Pages beside the homepage that may fail so, before the rest is taken to be alike. */
const MOST_OTHERS = 2

export const failsAgain = ({ code }: Failure): boolean => AGAIN_THE_SAME.has(code)

/** A homepage that cannot be visited spares its website all further looks: other pages have the same scripts, and time is short. */
export function failedPages(): FailedPages {
  const known = new Map<string, Failure>()
  let all: Failure | null = null

  return {
    why: ({ address }) => all ?? known.get(address) ?? null,
    learn({ type, address }, failure) {
      if (!failsAgain(failure)) return
      known.set(address, failure)
      if (type === 'visit' || known.size >= MOST_OTHERS) all = failure
    },
  }
}
