import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { limits } from './schema/limits.ts'

/** What is read by one process at a time. */
interface Claimed {
  connectionId: string
  read: string
  subject: string
}

/** A claim ends so many seconds after it was last held: its process has ended. */
const CLAIM_SECONDS = 6

const keyOf = ({ connectionId, read, subject }: Claimed): string =>
  `reading:${connectionId}:${JSON.stringify([read, subject])}`
// By the database's clock, which is one for all machines; to the millisecond, by which the end is compared as it was read.
const END = sql`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${CLAIM_SECONDS})`

/** Claims something that is to be read. `null`: another process has it. */
export async function claimRead(db: Database, claimed: Claimed) {
  const key = keyOf(claimed)
  const [row] = await db
    .insert(limits)
    .values({ key, hits: [], allowed: false, expiresAt: END })
    .onConflictDoUpdate({
      target: limits.key,
      set: { expiresAt: END },
      setWhere: sql`${limits.expiresAt} < clock_timestamp()`,
    })
    .returning({ expiresAt: limits.expiresAt })
  if (!row) return null
  let until = row.expiresAt
  const own = () => and(eq(limits.key, key), eq(limits.expiresAt, until))
  const inTurn = oneAfterTheOther()
  return {
    /** Keeps it for some seconds more, unless another process has taken it over. */
    hold: () =>
      inTurn(async () => {
        const [held] = await db
          .update(limits)
          .set({ expiresAt: END })
          .where(own())
          .returning({ expiresAt: limits.expiresAt })
        until = held?.expiresAt ?? until
      }),
    /** Gives it back, unless another process has taken it over. */
    release: () =>
      inTurn(async () => {
        await db.delete(limits).where(own())
      }),
  }
}

/** Each is compared with the end that the one before has set. */
function oneAfterTheOther() {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    const next = last.then(work)
    // Whoever asked for it is told of its failure.
    last = next.catch(() => undefined)
    return next
  }
}
