/** A scan or a report that has not ended. */
export const GOING_STATES = ['queued', 'running'] as const

/** A scan that does not change any more. */
export const ENDED_STATES = ['done', 'partial', 'failed', 'cancelled'] as const

export const SCAN_STATES = [...GOING_STATES, ...ENDED_STATES] as const
export type ScanState = (typeof SCAN_STATES)[number]

export const isGoing = (state: ScanState): boolean => GOING_STATES.some((going) => going === state)

/**
 * Why saved evidence is judged again, with nothing gathered. `answers`: the owner has said or changed something. `accounts`: what is known of an outside
 * service is another thing now, and the owner did nothing for it (the daily read of their account, a permission that ended, a key of the operator's).
 */
const REJUDGING_CAUSES = ['answers', 'accounts'] as const
export type RejudgingCause = (typeof REJUDGING_CAUSES)[number]

export const GATHERING_CAUSES = ['visitor', 'owner', 'schedule', 'hand_over', 'retry'] as const

/** Who asked for a scan. */
export const SCAN_CAUSES = [...GATHERING_CAUSES, ...REJUDGING_CAUSES] as const
export type ScanCause = (typeof SCAN_CAUSES)[number]

/** Whether a scan gathers evidence, and does not only judge what is saved. */
export const isGathering = (cause: ScanCause): boolean => GATHERING_CAUSES.some((one) => one === cause)

/** Whether nobody waits for a scan: the plan takes its results as those of an automatic run. */
export const isByClock = (cause: ScanCause): boolean =>
  cause === 'schedule' || cause === 'retry' || cause === 'accounts'

/** Why a website was not scanned: it is on the list of websites left alone, or its scans failed too often. */
export const NOT_SCANNED = ['left_alone', 'too_often'] as const

/** The progress of printing a report. */
export const REPORT_STATES = [...GOING_STATES, 'done', 'failed'] as const

/** What a scan that goes on tells how far it is with. */
export type ProgressKind = 'pages' | 'links' | 'visit'
