import { countOfItem } from './counts.ts'
import { lowerFirst } from './text.ts'
import { listed } from './words.ts'

/** What of a plan item its time is shown by. */
export interface TimedJob {
  /** All of it: "about 2 hours". */
  effort: string
  effortMinutes: number
  /** What the owner can do of it at one sitting; `null`: nothing. */
  tonightMinutes: number | null
}

/** Minutes of the owner's next sitting, or of all of it where the owner can do nothing. */
export const jobMinutes = ({
  tonightMinutes,
  effortMinutes,
}: Pick<TimedJob, 'tonightMinutes' | 'effortMinutes'>): number => tonightMinutes ?? effortMinutes

/**
 * How long a job takes: what the owner can do at one sitting, which is what "Tonight" adds up, and all of it where that is more; else `whole`
 * alone.
 */
export function jobTimes({ effort, effortMinutes, tonightMinutes }: TimedJob): {
  tonight: string | null
  whole: string
} {
  const isPart = tonightMinutes !== null && tonightMinutes < effortMinutes
  return { tonight: isPart ? `${tonightMinutes} minutes` : null, whole: effort }
}

/** How a part of a job is told from all of it. "Tonight" is said of the jobs of one evening alone, and not every job with such a part is one of them. */
export const TO_BEGIN = 'to begin with'

/** The owner's next sitting where there is room for nothing else: "10 minutes to begin with", "about 2 hours". */
export function jobTime(job: TimedJob): string {
  const { tonight, whole } = jobTimes(job)
  return tonight === null ? whole : `${tonight} ${TO_BEGIN}`
}

/**
 * How long a plan item takes as things stand: a question takes as long as its answer; of what could not be looked at, or was not yet, nobody knows.
 */
export function itemTime(item: TimedJob & Parameters<typeof countOfItem>[0]): string | null {
  const as = countOfItem(item)
  if (as === 'toFix') return jobTime(item)
  return as === 'toAnswer' ? item.effort : null
}

/** The same with the whole, where that takes longer: "20 minutes to begin with, about 3 hours in all". */
export function wholeTime(job: TimedJob): string {
  const { tonight, whole } = jobTimes(job)
  return tonight === null ? whole : `${tonight} ${TO_BEGIN}, ${whole} in all`
}

/** Most minutes of one evening, for one job and for all of its jobs together. */
export const AN_EVENING = 60

/** Why the first job of the plan is not among those for tonight; `null`: it is, or there is none. */
export function whyFirstIsNotTonight(
  first: ({ check: string; title: string; who: string } & Omit<TimedJob, 'effort'>) | null,
  tonight: readonly string[],
): string | null {
  if (first === null || tonight.includes(first.check)) return null
  const why = isOwners(first.who)
    ? first.effortMinutes > AN_EVENING
      ? 'it takes longer than one evening'
      : 'there’s nothing to do for it tonight'
    : `it’s the work of ${lowerFirst(first.who)}`
  return `Your top priority, ${first.title}, isn’t among them: ${why}.`
}

/** Whether these words of who does it begin with the owner: "You and an adviser", but not "Your web person". */
export const isOwners = (who: string): boolean => /^You\b/u.test(who)

/** The sum for one evening with the titles of its jobs: "Tonight: 45 minutes for Contact form and Sitemap." */
export const eveningWords = (label: string, titles: readonly string[]): string =>
  `${label} for ${listed(titles)}.`
