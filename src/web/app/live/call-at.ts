/** The longest delay of a browser's timer. */
const LONGEST_MS = 2_147_483_647

/** Calls once a time has come, in milliseconds of the clock, and at once where it has. Answers what calls it off. */
export function callAt(time: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    const left = time - Date.now()
    // The clock may have been set back, or the time be further ahead than a timer can wait: then it waits again.
    if (left > 0) timer = setTimeout(wait, Math.min(left, LONGEST_MS))
    else call()
  }
  wait()
  return () => clearTimeout(timer)
}
