import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { LiveEvent } from '#api/live-event.ts'
import type { LiveEvents } from '#api/services.ts'
import type { Database } from '#store/database.ts'

const CHANNEL = 'fettle_live'
const SESSIONS = 'fettle_sessions'
const RETRY_MS = 1_000

interface Message {
  website: string
  event: LiveEvent
}

/** Tells every server, and so everybody who watches this website. Kept under the 8,000 bytes that PostgreSQL carries. */
export async function publish(db: Database, website: string, event: LiveEvent): Promise<void> {
  const message = JSON.stringify({ website, event } satisfies Message)
  await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`)
}

/** Tells every server that sessions or accounts changed, so that none goes on believing what it remembers of them. */
export async function publishSessions(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${SESSIONS}, '')`)
}

export interface LiveListener extends LiveEvents {
  /** How many are watching. */
  readonly watchers: number
  close(): Promise<void>
}

interface Hearing {
  onFault(error: unknown, where: string): void
  /** Called when the connection is back after it was lost: what was told meanwhile nobody heard. */
  onGap(): void
  /** Called when sessions or accounts changed, here or in another process. */
  onSessions?(): void
}

/** Hears what workers publish and hands it on. One connection; a lost one is made anew. */
export async function listen(url: string, hearing: Hearing): Promise<LiveListener> {
  const watchers = new Map<string, Set<(event: LiveEvent) => void>>()
  let client: Client
  let closed = false

  async function connect(): Promise<void> {
    client = new Client({ connectionString: url, keepAlive: true })
    client.on('error', (error) => hearing.onFault(error, 'live events'))
    client.on('notification', ({ channel, payload }) => {
      if (channel === SESSIONS) hearing.onSessions?.()
      else hand(watchers, payload ?? '')
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}; listen ${SESSIONS}`)
    client.once('end', () => void reconnect())
  }

  async function reconnect(): Promise<void> {
    for (;;) {
      await wait(RETRY_MS, undefined, { ref: false })
      if (closed) return
      try {
        await connect()
        return hearing.onGap()
      } catch (error) {
        hearing.onFault(error, 'live events')
      }
    }
  }

  await connect()
  return {
    get watchers() {
      return [...watchers.values()].reduce((sum, { size }) => sum + size, 0)
    },
    subscribe(website, listener) {
      const all = watchers.get(website) ?? new Set()
      watchers.set(website, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0) watchers.delete(website)
      }
    },
    async close() {
      closed = true
      await client.end()
    },
  }
}

function hand(watchers: ReadonlyMap<string, Set<(event: LiveEvent) => void>>, payload: string): void {
  const { website, event }: Message = JSON.parse(payload)
  for (const listener of watchers.get(website) ?? []) listener(event)
}
