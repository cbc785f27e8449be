/** How long a first scan usually takes, in milliseconds. */
const USUAL_MS = 60_000
/** Until this share is done, the speed so far proves little: cheap tests come first. */
const SAYS_LITTLE = 0.5

export interface ScanProgress {
  /** Milliseconds since the scan began. */
  elapsedMs: number
  done: number
  of: number
}

/**
 * How long the results will still take, in words: "About 40 seconds to go". It starts from the usual time, and the more is done the more it
 * follows the speed so far. `null` when nothing is left or nothing is to be done.
 */
export function timeToGo({ elapsedMs, done, of }: ScanProgress): string | null {
  if (of === 0 || done >= of) return null
  const usual = USUAL_MS - elapsedMs
  const share = done / of
  const byPace = done === 0 ? usual : (elapsedMs / done) * (of - done)
  const trust = Math.max(0, (share - SAYS_LITTLE) / (1 - SAYS_LITTLE))
  return inWords(usual * (1 - trust) + byPace * trust)
}

function inWords(leftMs: number): string {
  if (leftMs <= 0) return 'Taking a little longer than usual'
  const seconds = Math.ceil(leftMs / 10_000) * 10
  if (seconds <= 10) return 'A few seconds to go'
  if (seconds <= 50) return `About ${seconds} seconds to go`
  return 'About a minute to go'
}
