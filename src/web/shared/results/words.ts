import { itemTime, jobTime, type TimedJob } from '#core/job-time.ts'

/** A text with a capital letter: "about 1 hour" as the start of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Who does an item, on the card of the top priority. */
export const whoWords = (who: string): string => (who === 'You' ? 'You can do this yourself' : who)

interface Job extends TimedJob {
  isReadyMade: boolean
  who: string
}

/** How long a plan item takes; `undefined` where nobody knows. */
export function itemTimeWords(item: Parameters<typeof itemTime>[0]): string | undefined {
  const time = itemTime(item)
  return time === null ? undefined : capital(time)
}

/** How long a job takes, and what makes it easy or who does it: "10 minutes · ready made". */
export const jobWords = (job: Job): string =>
  `${capital(jobTime(job))} · ${job.isReadyMade ? 'ready made' : job.who.charAt(0).toLowerCase() + job.who.slice(1)}`
