import { z } from 'zod'
import type { readGlobals } from '../in-page/globals.ts'
import { GLOBALS, LIBRARY_GLOBALS } from './globals.data.ts'

const LONGEST_VALUE = 40

const ANSWER = z.object({
  globals: z.array(z.string()).transform((names) => GLOBALS.filter((name) => names.includes(name))),
  values: z
    .array(z.string().nullable())
    .transform((values) => LIBRARY_GLOBALS.map((_, at) => values[at]?.slice(0, LONGEST_VALUE) ?? null)),
})

/**
 * What was read in the page's own world, where the page may have changed how anything is read: only what was asked for, and short. It can make its own world
 * unreadable; then only its globals are missing.
 */
export function readable(answer: unknown): ReturnType<typeof readGlobals> {
  const read = ANSWER.safeParse(answer)
  return read.success ? read.data : { globals: [], values: [] }
}
