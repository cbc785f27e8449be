import { PaymentsDown } from '#payments/payments.ts'
import { StorageFull } from '#store/storage-full.ts'
import { AppError, GENERIC_MESSAGE } from './error.ts'

/** A database that died is restarted within about this time. */
const BACK_SECONDS = 5

/**
 * The answer when the database is down or a disk is full. `null` for every
 * other error.
 */
export function outageOf(error: unknown): AppError | null {
  // Drizzle and the pool wrap the driver's error.
  for (let at = error, depth = 0; at instanceof Error && depth < DEEPEST; at = at.cause, depth += 1) {
    const code = 'code' in at ? String(at.code) : ''
    if (at instanceof StorageFull || code === DISK_FULL) return new AppError(503, 'storage_full', NO_ROOM)
    if (at instanceof PaymentsDown || DOWN.test(code) || BROKEN.test(at.message) || isNoSocket(at, code)) {
      return new AppError(503, 'unavailable', GENERIC_MESSAGE, { retryAfterSeconds: BACK_SECONDS })
    }
  }
  return null
}

const DEEPEST = 5
const NO_ROOM = 'There is no room left to save this. Please try again later.'
/** Codes of https://www.postgresql.org/docs/18/errcodes-appendix.html */
const DISK_FULL = '53100'
/** No connection, too many of them, closed by its operator, shutting down, not yet started; and the system's codes for a server that is not reachable. */
const DOWN =
  /^(08\w{3}|53300|55000|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/u
/** The driver has no code for a connection that ended during a query, or that was not available in time. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u

const isNoSocket = (error: Error, code: string): boolean =>
  code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
