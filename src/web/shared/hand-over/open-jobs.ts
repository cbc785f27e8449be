import { countOfItem } from '#core/counts.ts'
import { MOST_ASKS } from '#core/hand-over/asks.ts'
import { plural } from '#core/words.ts'
import type { PlanItemAnswer } from '#web/app/queries/result-queries.ts'

type Job = Pick<
  PlanItemAnswer,
  'check' | 'title' | 'state' | 'status' | 'greyKind' | 'isCounted' | 'couldNotCheck'
>

/** The plan's open jobs that somebody else can do, in its order: no questions to the owner, and nothing about their own accounts. */
export const openJobs = <One extends Job>(items: readonly One[], ownersOnly: ReadonlySet<string>): One[] =>
  items
    .filter((item) => item.state === 'open' && countOfItem(item) === 'toFix' && !ownersOnly.has(item.check))
    .slice(0, MOST_ASKS)

/** The choice of all of them, by their number; 0: the plan is not read yet, or has none. */
export function openJobsWords(count: number): string {
  const of = 'of my plan that somebody else can do'
  if (count === 0) return `Jobs ${of}`
  return count < MOST_ASKS ? `${plural(count, 'job')} ${of}` : `The first ${MOST_ASKS} jobs ${of}`
}
