/** Something said in a video, in seconds. */
export interface SaidAt {
  start: number
  end: number
  text: string
}

/** Which of the sentences is being said; -1: none. */
export const cueAt = (cues: readonly SaidAt[], seconds: number): number =>
  cues.findIndex(({ start, end }) => start <= seconds && seconds < end)
