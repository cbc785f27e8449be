import { GOOD_SHIFT } from '#core/speed-score.ts'

/** "4.4 s" of milliseconds. */
export const secondsText = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

/** "1.9 seconds" of milliseconds, within a sentence; half a tenth is rounded up. */
export const secondsWords = (ms: number): string => `${(Math.round(ms / 100) / 10).toFixed(1)} seconds`

/** "0.12" of a layout shift; what is a little above what is good has one more digit, so that it is never told by the figure that is good. */
export function shiftText(shift: number): string {
  const isRoundedToGood = shift > GOOD_SHIFT && shift.toFixed(2) === GOOD_SHIFT.toFixed(2)
  return isRoundedToGood ? (Math.ceil(shift * 1_000) / 1_000).toFixed(3) : shift.toFixed(2)
}

/** Less than this is no tenth of a second. */
const HALF_A_TENTH_MS = 50

/** "about 1.9 seconds" that something saves, the same wherever it is told. */
export const savedWords = (ms: number): string =>
  ms < HALF_A_TENTH_MS ? 'less than 0.1 seconds' : `about ${secondsWords(ms)}`
