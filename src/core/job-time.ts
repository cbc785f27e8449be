import { countOfItem } from './counts.ts'

/** How long an answer takes. */
export const ANSWER_TIME = 'a minute or two'

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

/**
 * How long a job takes: what the owner can do at one sitting, which is what "Tonight" adds up, and all of it where that is more; else `whole`
 * alone.
 */
export function jobTimes({ effort, tonightMinutes }: TimedJob): { tonight: string | null; whole: string } {
  const tonight = `${tonightMinutes} minutes`
  return { tonight: tonightMinutes === null || tonight === effort ? null : tonight, whole: effort }
}

/** The owner's next sitting where there is room for nothing else: "10 minutes tonight", "about 2 hours". */
export function jobTime(job: TimedJob): string {
  const { tonight, whole } = jobTimes(job)
  return tonight === null ? whole : `${tonight} tonight`
}

/**
 * How long a plan item takes as things stand: a question takes as long as its answer; of what could not be looked at, or was not yet, nobody knows.
 */
export function itemTime(item: TimedJob & Parameters<typeof countOfItem>[0]): string | null {
  const as = countOfItem(item)
  if (as === 'toFix') return jobTime(item)
  return as === 'toAnswer' ? ANSWER_TIME : null
}

/** The same with the whole, where that takes longer: "20 minutes tonight, about 3 hours in all". */
export function wholeTime(job: TimedJob): string {
  const { tonight, whole } = jobTimes(job)
  return tonight === null ? whole : `${tonight} tonight, ${whole} in all`
}
