import { TookTooLong, withinTime } from '#engine/within-time.ts'
import { attacksOn } from './pattern-attacks.ts'
import type { PatternLiteral } from './pattern-literals.ts'

/** What is kept of a page's text. */
const CHARACTERS = 30_000
/** Milliseconds of processor time. What grows with the length of the text takes less than ten, with its square some hundred, and with more than that hours. */
const LIMIT_MS = 100
/** Tries, of which the fastest counts: a full machine delays some. */
const GOES = 3
/** A pattern that does not end is ended. */
const END_MS = 3_000

/** A pattern with the file in `src` that has it. */
export interface Written extends PatternLiteral {
  file: string
}

/** Texts of pages are kept with one space for each run of space; the parser has them as they were sent. */
const asKept = (text: string, file: string): string =>
  file.startsWith('gather/') ? text : text.replaceAll(/[^\S\n]+/gu, ' ').replaceAll(/(?: ?\n)+ ?/gu, '\n')

function milliseconds({ source, flags }: PatternLiteral, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let go = 0; go < GOES && best > LIMIT_MS; go += 1) {
    const pattern = new RegExp(source, flags)
    const before = process.threadCpuUsage()
    withinTime(END_MS, () => (pattern.global ? text.replace(pattern, '') : pattern.test(text)))
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

/** Whether it takes long on a text that is made for it. */
export function isSlow(pattern: Written): boolean {
  try {
    for (const text of attacksOn(pattern.source, pattern.flags, CHARACTERS))
      if (milliseconds(pattern, asKept(text, pattern.file)) > LIMIT_MS) return true
    return false
  } catch (error) {
    if (error instanceof TookTooLong) return true
    throw error
  }
}
