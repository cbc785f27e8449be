import { TookTooLong, withinTime } from '#engine/within-time.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import { AppError, GENERIC_MESSAGE } from '../http/error.ts'

/** Milliseconds for the pieces of one check, which take some ten. */
const PIECES_MS = 1_500
/** For so long a website whose pieces took longer has none. */
const REST_MS = 10 * MINUTE_MS
const MOST_WEBSITES = 1_000

/** Until when websites have no pieces, in milliseconds since 1970, the oldest first. */
const resting = new Map<string, number>()

/**
 * What `make` makes of a website's evidence. A stranger's text must not hold the process for everybody: making that takes longer is ended, and for ten
 * minutes that website has no more of it. `make` is pure. Throws an {@link AppError} (503) then.
 */
export function makingPieces<T>({ id }: { id: string }, now: Date, make: () => T): T {
  if ((resting.get(id) ?? 0) > now.getTime()) throw unavailable()
  try {
    return withinTime(PIECES_MS, make)
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error
    // On a full machine it may have waited only: that says nothing of the website.
    if (!error.wasWorking) throw unavailable(MINUTE_MS / 6)
    resting.delete(id)
    resting.set(id, now.getTime() + REST_MS)
    const [oldest] = resting.size > MOST_WEBSITES ? resting.keys() : []
    if (oldest !== undefined) resting.delete(oldest)
    throw unavailable()
  }
}

const unavailable = (ms = REST_MS): AppError =>
  new AppError(503, 'pieces_unavailable', GENERIC_MESSAGE, { retryAfterSeconds: ms / 1_000 })
