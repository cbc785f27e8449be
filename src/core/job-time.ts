import { countOfItem } from './counts.ts'

/** What of a plan item its time is shown by. */
export interface TimedJob {
  /** All of it: "about 2 hours". */
  effort: string
  /** What the owner can do of it at one sitting; `null`: nothing. */
  tonightMinutes: number | null
}

/** Minutes of the owner's next sitting, or of all of it where the owner can do nothing. */
export const jobMinutes = ({
  tonightMinutes,
  effortMinutes,
}: {
  tonightMinutes: number | null
  effortMinutes: number
}): number => tonightMinutes ?? effortMinutes

/** How long the owner's next sitting takes, which is what "Tonight" adds up: "10 minutes", "about 2 hours". */
export const jobTime = ({ effort, tonightMinutes }: TimedJob): string =>
  tonightMinutes === null ? effort : `${tonightMinutes} minutes`

/**
 * How long a plan item takes as things stand: a question takes as long as its answer; of what could not be looked at, or was not yet, nobody knows.
 */
export function itemTime(item: TimedJob & Parameters<typeof countOfItem>[0]): string | null {
  const as = countOfItem(item)
  if (as === 'toFix') return jobTime(item)
  return as === 'toAnswer' ? 'a minute or two' : null
}

/** The same with the whole, where that takes longer: "20 minutes tonight, about 3 hours in all". */
export const wholeTime = (job: TimedJob): string =>
  job.tonightMinutes === null || jobTime(job) === job.effort
    ? job.effort
    : `${jobTime(job)} tonight, ${job.effort} in all`
