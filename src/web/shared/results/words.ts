import { countOfItem } from '#core/counts.ts'
import {
  eveningWords,
  itemTime,
  jobTime,
  type TimedJob,
  wholeTime,
  whyFirstIsNotTonight,
} from '#core/job-time.ts'
import { lowerFirst, upperFirst } from '#core/text.ts'
import { checks } from '#web/app/catalogue.generated.ts'

/** Who does an item. */
export const whoWords = (who: string): string => (who === 'You' ? 'You can do this yourself' : who)

/** Who does the next sitting of an item, as the card of a first job says beside its minutes: what can be done tonight needs nobody else. */
export const whoNowWords = ({
  who,
  tonightMinutes,
}: {
  who: string
  tonightMinutes: number | null
}): string => whoWords(tonightMinutes === null ? who : 'You')

interface Job extends TimedJob {
  isReadyMade: boolean
  who: string
}

/** How long a plan item takes; `undefined` where nobody knows. */
export function itemTimeWords(item: Parameters<typeof itemTime>[0]): string | undefined {
  const time = itemTime(item)
  return time === null ? undefined : upperFirst(time)
}

/** The same with the whole of it, where that takes longer than the next sitting. */
export const wholeTimeWords = (item: Parameters<typeof itemTime>[0]): string | undefined =>
  countOfItem(item) === 'toFix' ? upperFirst(wholeTime(item)) : itemTimeWords(item)

/** Said of a check whose question stands with another one's in the plan. */
export const answeredWithWords = ({ title }: { title: string }): string =>
  `Answered with ${title}: one answer counts for both.`

/** The sum for one evening with the names of its jobs: "Tonight: 45 minutes for Contact form and Sitemap." */
export const tonightWords = ({ label, checks: jobs }: { label: string; checks: readonly string[] }): string =>
  eveningWords(
    label,
    jobs.flatMap((job) => checks.find(({ id }) => id === job)?.words.title ?? []),
  )

/** The same with why the top priority is not among them, where it is not. */
export function eveningPlanWords(
  tonight: { label: string; checks: readonly string[] },
  first: Parameters<typeof whyFirstIsNotTonight>[0],
): string {
  const why = whyFirstIsNotTonight(first, tonight.checks)
  return why === null ? tonightWords(tonight) : `${tonightWords(tonight)} ${why}`
}

/** How long a job takes, and what makes it easy or who does it: "10 minutes · ready made". What goes with another job has neither. */
export function jobWords(job: Job): string {
  const time = upperFirst(jobTime(job))
  if (job.effortMinutes === 0) return time
  return `${time} · ${job.isReadyMade ? 'ready made' : lowerFirst(job.who)}`
}
