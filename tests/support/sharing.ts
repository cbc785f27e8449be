import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './processes.ts'

/** The folder of a run of `npm test`, as its test files see it. */
const RUN = process.env['TEST_RUN_FOLDER']
const markIn = (run: string): string => join(run, 'sharing')

/** Says that more test files of a run follow, so that what they share stays when one of them has left. */
export const beginSharing = (run: string): void => writeFileSync(markIn(run), String(process.pid))

/** Says that the files of a run have ended: what runs again gets a product of its own. */
export const endSharing = (run: string): void => rmSync(markIn(run), { force: true })

/** Whether this process belongs to a run whose files follow each other, and that was not interrupted. */
export function isSharing(): boolean {
  if (RUN === undefined) return false
  const runner = runnerOf(RUN)
  return runner !== null && isRunning(runner)
}

/** The process of a run; `null` where its files have ended. */
function runnerOf(run: string): number | null {
  try {
    return Number(readFileSync(markIn(run), 'utf8'))
  } catch {
    return null
  }
}
