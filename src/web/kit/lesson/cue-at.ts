/** A sentence of the captions, with its time in seconds. */
export interface TimedText {
  start: number
  end: number
  text: string
}

/** The index of the present sentence; -1: none. */
export const cueAt = (cues: readonly TimedText[], seconds: number): number =>
  cues.findIndex(({ start, end }) => start <= seconds && seconds < end)
