// Indices of the numbers that the watch thread (`watch-thread.ts`) shares with the code that started it (`watch.ts`).

/** Set to 1 to end the watch. */
export const STOP = 0
/** 1 when the browser used more than its cap. */
export const OVER = 1
/** Most MiB measured since it was last set to 0. */
export const PEAK = 2
export const STATE_LENGTH = 3

export const MEBIBYTE = 1_048_576
