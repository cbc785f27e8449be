import { randomInt } from 'node:crypto'

const FIRST = 12_000
const LAST = 31_999

/** A port below those that systems give to outgoing connections and queries, so that none of those takes it, or is answered at it. It may be taken. */
export const lowPort = (): number => randomInt(FIRST, LAST + 1)
