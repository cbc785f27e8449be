import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { timesFolder } from './record-time.ts'

/** What a test file took, in seconds. */
const time = z.object({
  file: z.string(),
  wall: z.number(),
  /** Processor time, user and system; with the processes that it waited for on Linux, without them elsewhere. */
  processor: z.number(),
})
export type TestTime = z.infer<typeof time>

/** What the test files of a run took, the dearest first; `files` by their full paths. */
export function timesOf(run: string, files: ReadonlySet<string>): TestTime[] {
  mkdirSync(timesFolder(run), { recursive: true })
  return readdirSync(timesFolder(run))
    .map((name) => time.parse(JSON.parse(readFileSync(join(timesFolder(run), name), 'utf8'))))
    .filter(({ file }) => files.has(file))
    .toSorted((a, b) => b.processor - a.processor)
}

/** One line for each file, and one for all. */
export function linesOf(times: readonly TestTime[], shown: (file: string) => string): string {
  const total = times.reduce((sum, { processor }) => sum + processor, 0)
  const lines = times.map(
    ({ file, wall, processor }) => `${column(processor)} ${column(wall)}  ${shown(file)}`,
  )
  return ['Processor s   Wall s', ...lines, `${column(total)} in all`].join('\n')
}

const column = (seconds: number): string => seconds.toFixed(1).padStart(10)
