import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from './database.ts'

const RETRY_MS = 1_000

/** Sends a text to every process that listens to a PostgreSQL channel; it must be shorter than 8,000 bytes. */
export async function notify(db: Database, channel: string, text: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${text})`)
}

export interface ChannelListener {
  onText: (channel: string, text: string) => void
  onFault: (error: unknown) => void
  /** Called when a lost connection is back: texts sent meanwhile are lost. */
  onGap: () => void
}

/** Listens to channels on one connection, and reconnects when it is lost. Channel names are part of a statement, so they must be ours. */
export async function listenTo(
  url: string,
  channels: readonly string[],
  { onText, onFault, onGap }: ChannelListener,
): Promise<{ close: () => Promise<void> }> {
  let client: Client
  let closed = false

  async function connect(): Promise<void> {
    client = new Client({ connectionString: url, keepAlive: true })
    client.on('error', onFault)
    client.on('notification', ({ channel, payload }) => onText(channel, payload ?? ''))
    try {
      await client.connect()
      await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
    } catch (error) {
      // A server may let us in and refuse to listen, as a standby does: each try would leave a connection behind.
      await client.end().catch(onFault)
      throw error
    }
    client.once('end', () => void reconnect())
  }

  async function reconnect(): Promise<void> {
    for (;;) {
      await wait(RETRY_MS, undefined, { ref: false })
      if (closed) return
      try {
        await connect()
        return onGap()
      } catch (error) {
        onFault(error)
      }
    }
  }

  await connect()
  return {
    async close() {
      closed = true
      await client.end()
    },
  }
}
