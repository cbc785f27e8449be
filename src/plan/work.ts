import type { AnyCheck, PlanFacts } from '#core/check.ts'
import type { Display } from '#core/display.ts'
import { AN_EVENING, isOwners } from '#core/job-time.ts'
import { minutesFor } from '#core/minutes.ts'
import type { TurnsGood, Work, WorkInput } from '#core/work.ts'
import { minutesOf, type Step } from '#core/words.ts'
import { effortMinutes, shownMinutes, stepMinutes } from './effort.ts'

/** To send somebody else's part of a job to them: one message, whatever it asks for. */
const SENDING = minutesFor({ message: 1 })

/** The work that a result asks for by what was found; `null`: its check's usual effort, or it is done. */
export const workFor = (
  { work, completedBy }: Pick<PlanFacts<string>, 'work' | 'completedBy'>,
  result: WorkInput | null,
): Work | null => (result === null || completedBy.includes(result.status) ? null : (work?.(result) ?? null))

/**
 * The work whose time is shown: also that of what is done as it is and could still be better, such as small weak spots with a ready-made piece. Of what is
 * good there is none.
 */
export const workShown = (
  facts: Pick<PlanFacts<string>, 'work' | 'completedBy'>,
  result: (WorkInput & { display: Display }) | null,
): Work | null =>
  workFor(facts, result) ??
  (result === null || result.display === 'success' ? null : (facts.work?.(result) ?? null))

/** The status' own steps as work, where they tell of minutes; `null`: they do not, or it is done. Who does all of it is the check's `who`. */
export function workOfStatus(
  { words, plan }: Pick<AnyCheck, 'words' | 'plan'>,
  result: Pick<WorkInput, 'status'> | null,
): Work | null {
  const steps = (result && words.statuses[result.status]?.steps) ?? []
  if (result === null || totalMinutes(steps) === 0 || plan?.completedBy.includes(result.status)) return null
  return { steps, isReadyMade: false, turnsGood: 'in_all' }
}

/** The minutes of all steps. */
export const totalMinutes = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + minutesOf(step), 0)

/** The minutes of all steps as they are shown, which is what their list adds up to. */
export const shownTotal = (steps: readonly Step[], savviness?: number): number =>
  steps.reduce((sum, step) => sum + shownMinutes(step, savviness), 0)

/** A step with minutes that is somebody else's; one without words of who does it is the owner's. */
const isOthers = (step: Step): boolean => typeof step !== 'string' && step.who !== undefined

/**
 * What has to be done of a job before its check is good, as its time is shown: where everything is the owner's and for one sitting, `at_once`.
 * What an answer, a connection or a first look brings is not known, so that nothing is promised. `tonight`: what {@link minutesTonight} says.
 */
export function turnsGoodBy(work: Work | null, isFault: boolean, tonight: number | null): TurnsGood {
  if (!isFault || work?.turnsGood === 'not_promised') return 'not_promised'
  if (work === null || tonight === null) return 'at_once'
  if (work.isReadyMade) return work.turnsGood
  return work.steps.some(isOthers) ? 'in_all' : 'at_once'
}

/** A job with its whole time, as it is shown for the owner's tech savviness. */
interface WholeJob {
  work: Work | null
  whole: number
  who: string
  savviness: number | undefined
  /** Its later steps are not to be waited for any longer. */
  isDue?: boolean | undefined
}

/** The minutes of what the owner can do of it at one sitting, as they are shown. `null`: nothing, or more than an evening holds. */
export function minutesTonight(job: WholeJob): number | null {
  const minutes = atOneSitting(job)
  return minutes === null || minutes > AN_EVENING ? null : minutes
}

/** To use what is ready made; or all steps of the owner's own, and to send somebody else theirs. Of what has to be waited for, nothing. */
function atOneSitting({ work, whole, who, savviness, isDue = false }: WholeJob): number | null {
  const timed = (work?.steps ?? []).filter((step) => minutesOf(step) > 0)
  const now = timed.filter((step) => isDue || !isLater(step))
  const own = now.filter((step) => !isOthers(step))
  if (work?.isReadyMade === true) {
    const [first] = own
    return first === undefined ? null : effortMinutes(minutesOf(first), savviness)
  }
  // A job that begins with a wait has nothing for tonight: what comes after its later step waits, too.
  if (!isOwners(who) || (timed[0] !== undefined && !now.includes(timed[0]))) return null
  if (own.length === timed.length) return whole
  const isShared = now.length > own.length
  // The last step looks whether everything works, and so waits for what somebody else does.
  const last = isShared ? now.at(-1) : undefined
  const mine = own.filter((step) => step !== last)
  const sending = isShared ? stepMinutes(SENDING, savviness) : 0
  // Others' minutes do not depend on the owner's savviness, as those for writing to them do.
  return Math.min(effortMinutes(shownTotal(mine, savviness) + sending), whole)
}

const isLater = (step: Step): boolean => typeof step !== 'string' && step.isLater === true
