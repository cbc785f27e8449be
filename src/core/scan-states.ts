/** A scan or a report that has not ended. */
export const GOING_STATES = ['queued', 'running'] as const

/** A scan that does not change any more. */
export const ENDED_STATES = ['done', 'partial', 'failed', 'cancelled'] as const

export const SCAN_STATES = [...GOING_STATES, ...ENDED_STATES] as const
export type ScanState = (typeof SCAN_STATES)[number]

export const isGoing = (state: ScanState): boolean => GOING_STATES.some((going) => going === state)

/** Who asked for a scan. `answers`: rejudged after an answer, nothing gathered. */
export const SCAN_CAUSES = ['visitor', 'owner', 'schedule', 'answers', 'hand_over', 'retry'] as const
export type ScanCause = (typeof SCAN_CAUSES)[number]

/** Whether nobody waits for a scan. */
export const isByClock = (cause: ScanCause): boolean => cause === 'schedule' || cause === 'retry'

/** Why a website was not scanned: it is on the list of websites left alone, or its scans failed too often. */
export const NOT_SCANNED = ['left_alone', 'too_often'] as const

/** The progress of printing a report. */
export const REPORT_STATES = [...GOING_STATES, 'done', 'failed'] as const

/** What a scan that goes on tells how far it is with. */
export type ProgressKind = 'pages' | 'links' | 'visit'
