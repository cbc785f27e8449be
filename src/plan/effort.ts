import { SAVVINESS } from '#core/business/savviness.data.ts'
import type { Step } from '#core/words.ts'

/** Minutes are rounded up to five; a day of work is eight hours. */
const STEP = 5
const HOUR = 60
const DAY = 480

/** Factor on the time by tech savviness (1 to 5). */
const FACTORS: Readonly<Record<number, number>> = { 1: 2, 2: 1.5, 3: 1, 4: 0.8, 5: 0.6 }

/** Why an owner's times are other than a visitor's; `null`: they are the same. */
export function timesNote(savviness = 3): string | null {
  const factor = FACTORS[savviness] ?? 1
  const said = SAVVINESS.find(({ level }) => level === savviness)?.text
  if (factor === 1 || said === undefined) return null
  return `Times are ${factor > 1 ? 'longer' : 'shorter'} than usual: you told us about technology “${said}”.`
}

/** The owner's own time in minutes, rounded up to five. */
export const effortMinutes = (base: number, savviness = 3): number =>
  Math.ceil((base * (FACTORS[savviness] ?? 1)) / STEP) * STEP

/** A tap or a tick, or a few words to type: it takes everybody as long. */
const TAP = 1

/** The owner's own time for one step in minutes. Only their sum is rounded: each step rounded as well told of eight minutes as of fifteen. */
export const stepMinutes = (base: number, savviness = 3): number =>
  base <= TAP ? base : Math.ceil(base * (FACTORS[savviness] ?? 1))

/** The minutes of a step as they are shown: only the owner's own depend on their tech savviness. */
export function shownMinutes(step: Step, savviness?: number): number {
  if (typeof step === 'string') return 0
  return step.who ? step.minutes : stepMinutes(step.minutes, savviness)
}

/** "1 minute", "45 minutes", "about 3 hours". */
export const stepTime = (minutes: number): string => (minutes === 1 ? '1 minute' : effortWords(minutes))

/** "45 minutes", "about 1 hour", "about 1½ hours", "about 2 days": the nearest half, so that it agrees with the minutes of its steps beside it. */
export function effortWords(minutes: number): string {
  if (minutes < HOUR) return `${minutes} minutes`
  return minutes < DAY ? about(minutes / HOUR, 'hour') : about(minutes / DAY, 'day')
}

/** The time of several jobs as the sum of the times that are shown for each, so that it agrees with a list of them. */
export const effortTogether = (minutes: readonly number[]): string =>
  effortWords(minutes.reduce((sum, one) => sum + asShown(one), 0))

const asShown = (minutes: number): number => {
  if (minutes < HOUR) return minutes
  const half = (minutes < DAY ? HOUR : DAY) / 2
  return Math.round(minutes / half) * half
}

function about(count: number, unit: string): string {
  const halves = Math.round(count * 2)
  const number = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
  return `about ${number} ${unit}${halves <= 2 ? '' : 's'}`
}
