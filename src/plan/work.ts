import type { PlanFacts } from '#core/check.ts'
import type { TurnsGood, Work, WorkInput } from '#core/work.ts'
import { minutesOf, type Step } from '#core/words.ts'
import { shownMinutes } from './effort.ts'

/** Most minutes of a job for one evening. */
const AN_EVENING = 60

/** Whether these words of who does it begin with the owner: "You and an adviser", but not "Your web person". */
const isOwners = (who: string): boolean => /^You\b/u.test(who)

/** The work that a result asks for by what was found; `null`: its check's usual effort, or it is done. */
export const workFor = (
  { work, completedBy }: Pick<PlanFacts<string>, 'work' | 'completedBy'>,
  result: WorkInput | null,
): Work | null => (result === null || completedBy.includes(result.status) ? null : (work?.(result) ?? null))

/** The minutes of all steps. */
export const totalMinutes = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + minutesOf(step), 0)

/** The minutes of all steps as they are shown, which is what their list adds up to. */
export const shownTotal = (steps: readonly Step[], savviness?: number): number =>
  steps.reduce((sum, step) => sum + shownMinutes(step, savviness), 0)

/**
 * What has to be done before the check is good, of the job as its time is shown: where the next sitting is all of the work, that is enough.
 * Only a fault's work is known; what an answer, a connection or a first look brings is not.
 */
export function turnsGoodBy(work: Work | null, isFault: boolean, nextIsFirstStep: boolean): TurnsGood {
  if (!isFault || work?.turnsGood === 'not_promised') return 'not_promised'
  return nextIsFirstStep ? (work?.turnsGood ?? 'at_once') : 'at_once'
}

/** The minutes of what the owner can do of it at one sitting: use what is ready made, or all of it alone. `null`: nothing. */
export function minutesTonight(work: Work | null, all: number, who: string): number | null {
  const minutes = work?.isReadyMade === true ? minutesOf(work.steps[0] ?? '') : isOwners(who) ? all : null
  return minutes === null || minutes > AN_EVENING ? null : minutes
}
