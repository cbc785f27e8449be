import type { Db } from 'pg-boss'
import { openPool } from '#store/database.ts'
import { listenTo } from '#store/listen-notify.ts'

/** The queue's way to the database where a pooler stands before it: statements go through the pooler, and only listening goes past it. */
export interface PooledQueue {
  db: Db
  close(): Promise<void>
}

/** Opens at most `max` connections at `url`, and one at `listenUrl` while it listens. */
export function pooledQueue(
  { url, listenUrl, max }: { url: string; listenUrl: string; max: number },
  onFault: (error: unknown) => void,
): PooledQueue {
  const { pool, close } = openPool(url, max)
  return {
    db: {
      async executeSql(text, values) {
        // Of several statements in one text the driver gives a list of answers; the queue reads their rows as one.
        const answers = [await pool.query(text, values)].flat()
        return { rows: answers.flatMap(({ rows }) => rows) }
      },
      listen: (channel, onText, onReconnect) =>
        listenTo(listenUrl, [channel], {
          onText: (_, text) => onText(text),
          onFault,
          onGap: onReconnect,
        }),
    },
    close,
  }
}
