import type { AnyCheck } from '#core/check.ts'
import type { CheckResult } from '#core/result.ts'
import { type Step, stepText } from '#core/words.ts'
import { shownMinutes, stepTime } from './effort.ts'
import { workFor } from './work.ts'

/** A step of a result: how long it takes and who does it, both `null` where it takes no time of its own. */
export interface TimedStep {
  text: string
  /** "15 minutes". */
  time: string | null
  /** "You", "Your web person". */
  who: string | null
}

/** The steps for a result. Only the time of the owner's own steps depends on their tech savviness. */
export function timedSteps(
  { words, plan }: Pick<AnyCheck, 'words' | 'plan'>,
  { status, nextSteps, facts }: Pick<CheckResult, 'status' | 'nextSteps' | 'facts'>,
  savviness: number | undefined,
): TimedStep[] {
  const found = plan && workFor(plan, { status, facts })?.steps
  if (found && found.length === nextSteps.length && stepText(found[0] ?? '') === nextSteps[0])
    return nextSteps.map((text, index) => ({ text, ...workOf(found[index] ?? text, savviness) }))
  const { steps = [], asking } = words.statuses[status] ?? {}
  const isAsking = asking !== undefined && nextSteps[0] === stepText(asking.steps[0] ?? '')
  const declared = isAsking ? asking.steps : steps
  // A step that was left out, or that is from an older revision, cannot be matched with its time.
  if (declared.length !== nextSteps.length) return nextSteps.map((text) => ({ text, time: null, who: null }))
  return nextSteps.map((text, index) => ({ text, ...workOf(declared[index] ?? text, savviness) }))
}

function workOf(step: Step, savviness: number | undefined): Omit<TimedStep, 'text'> {
  if (typeof step === 'string') return { time: null, who: null }
  return { time: stepTime(shownMinutes(step, savviness)), who: step.who ?? 'You' }
}
