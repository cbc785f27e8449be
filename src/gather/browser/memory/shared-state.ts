/** Indices of the numbers that the watch thread shares with its owner. */
export const STOP = 0
export const OVER = 1
/** Most MiB measured since it was last set to 0. */
export const PEAK = 2
export const STATE_LENGTH = 3

export const MEBIBYTE = 1_048_576
