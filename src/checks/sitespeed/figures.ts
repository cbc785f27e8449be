/** "4.4 s" of milliseconds. */
export const secondsText = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

/** "1.9 seconds" of milliseconds, within a sentence. */
export const secondsWords = (ms: number): string => `${(ms / 1_000).toFixed(1)} seconds`
