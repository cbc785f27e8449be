import { minutesFor } from './minutes.ts'
import type { Step } from './words.ts'

/**
 * What has to be done of a job before its check is good: the part that is shown as the next sitting, or all of it. `not_promised`: nobody
 * can say, because something has to be waited for, or a measurement or an answer decides.
 */
export const TURNS_GOOD = ['at_once', 'in_all', 'not_promised'] as const
export type TurnsGood = (typeof TURNS_GOOD)[number]

/** What one result asks for, by what was found. */
export interface Work {
  /** What to do, in order, with the minutes of each. */
  steps: readonly Step[]
  /** The first step uses what is ready made: a text to paste, or a message to send. */
  isReadyMade: boolean
  /** `at_once` only where the first step, which uses what is ready made, is enough. */
  turnsGood: TurnsGood
  /** Its later steps wait for what is named here (any text that tells it apart) to stand for so many days, for which the plan has words. The plan keeps when it was first seen. */
  waits?: { for: string; days: 7 | 14 }
  /** Who does it, where that is not the check's usual `who`. */
  who?: string
  /** It helps a website like this one little: it comes after every other fault, and is nobody's first job. */
  helpsLittle?: true
  /** All of it is told and counted elsewhere, under this name: "the sitemap check". It has no minutes of its own. */
  goesWith?: string
}

/** Who does the steps that no owner can. */
export const WEB_PERSON = 'Your web person'
/** Who does work of which only a part is the owner's own. */
export const SHARED = 'You and your web person'

/** Who does these steps: the web person where a step names somebody, the owner where it names nobody. */
export function whoOf(steps: readonly Step[]): string {
  const theirs = steps.filter((step) => typeof step !== 'string' && step.who !== undefined).length
  if (theirs === 0) return 'You'
  return theirs === steps.length ? WEB_PERSON : SHARED
}

/** The last step of most work: a tap. */
export const RERUN = { text: 'Re-run the test', minutes: minutesFor({ tap: 1 }) } as const

/** The website is opened once, whatever is changed there: with the first of these steps that is the owner's own. */
export function openedOnce(steps: readonly Step[]): Step[] {
  const first = steps.find((step) => typeof step !== 'string' && step.who === undefined)
  return steps.map((step) =>
    step === first && typeof step !== 'string'
      ? { ...step, minutes: step.minutes + minutesFor({ openWebsite: 1 }) }
      : step,
  )
}

/** What of a result decides the work. */
export interface WorkInput {
  status: string
  facts: Readonly<Record<string, unknown>>
}

/** The work for a result of one check. `null`: its facts do not say, as with those of an older revision. */
export type WorkOf = (result: WorkInput) => Work | null

/** One thing by which somebody else sees that the work is done. */
export interface AcceptanceTest {
  text: string
  isMet: boolean
}

/** What has to be true for a result to be good, by what was found; empty where its facts do not say. */
export type AcceptanceOf = (result: WorkInput) => AcceptanceTest[]
