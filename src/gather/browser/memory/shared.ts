/** Places in the numbers that the watch and who asks for it share. */
export const STOP = 0
export const OVER = 1
/** Most MiB seen since it was last set to 0. */
export const PEAK = 2
export const PLACES = 3

export const MEBIBYTE = 1_048_576
