import { oncePerScan } from '../once-per-scan.ts'
import { createParser } from '../parse/pool.ts'

/** The parser of one scan; its threads end with the process, or when nothing is left to parse. */
export const parserOf = oncePerScan(() => createParser())
