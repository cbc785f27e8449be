/** Milliseconds after the scan's start from which a first job is shown although a later result may be more important. */
const LATE_MS = 17_000
/** How often the server is asked for one that cannot change, in milliseconds; and how often once a scan has taken long. */
const OFTEN_MS = 2_500
const SELDOM_MS = 10_000
const LONG_MS = 60_000

interface Asked {
  job: object | null
  /** A result that is still to come may be more important. */
  mayChange: boolean
}

/** Whether an early answer is shown: once shown, a job stays. */
export const isSettled = (asked: Pick<Asked, 'mayChange'> | undefined, elapsedMs: number): boolean =>
  elapsedMs >= LATE_MS || asked?.mayChange === false

/** Milliseconds until the server is asked again; `false`: what it said is shown already. Everybody in one network shares a limit. */
export function askAgainIn(asked: Asked | undefined, elapsedMs: number): number | false {
  if (asked && asked.job !== null && isSettled(asked, elapsedMs)) return false
  return elapsedMs < LONG_MS ? OFTEN_MS : SELDOM_MS
}
