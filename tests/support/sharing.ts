import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of a run of `npm test`, as its test files see it. */
const RUN = process.env['TEST_RUN_FOLDER']
const markIn = (run: string): string => join(run, 'sharing')

/** Says that more test files of a run follow, so that what they share stays when one of them has left. */
export const beginSharing = (run: string): void => void mkdirSync(markIn(run), { recursive: true })

/** Says that the files of a run have ended: what runs again gets a product of its own. */
export const endSharing = (run: string): void => rmSync(markIn(run), { recursive: true, force: true })

/** Whether this process belongs to a run whose files follow each other. */
export const isSharing = (): boolean => RUN !== undefined && existsSync(markIn(RUN))
