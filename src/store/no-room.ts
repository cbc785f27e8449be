import { StorageFull } from './storage-full.ts'

const DEEPEST = 5
/** Of the system, and of PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** SQLITE_FULL of https://www.sqlite.org/rescode.html */
const SQLITE_FULL = 13
/** What programs of PostgreSQL log, which are run in the language C. */
const SAID = /No space left on device|Disk quota exceeded/u

/** Whether something failed because a disk is full. */
export function isNoRoom(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < DEEPEST; at = at.cause, depth += 1) {
    if (at instanceof StorageFull || SAID.test(at.message)) return true
    if ('code' in at && CODES.has(at.code)) return true
    if ('errcode' in at && at.errcode === SQLITE_FULL) return true
  }
  return false
}
