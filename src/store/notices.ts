import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from './database.ts'

const RETRY_MS = 1_000

/** Tells every process that listens to a channel. PostgreSQL carries less than 8,000 bytes. */
export async function notify(db: Database, channel: string, text: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${text})`)
}

export interface NoticeListener {
  onNotice: (channel: string, text: string) => void
  onFault: (error: unknown) => void
  /** Called when the connection is back after it was lost: what was told meanwhile nobody heard. */
  onGap: () => void
}

/** Listens to channels by one connection; a lost one is made anew. Names of channels are ours, and no strangers' text. */
export async function listenTo(
  url: string,
  channels: readonly string[],
  { onNotice, onFault, onGap }: NoticeListener,
): Promise<{ close: () => Promise<void> }> {
  let client: Client
  let closed = false

  async function connect(): Promise<void> {
    client = new Client({ connectionString: url, keepAlive: true })
    client.on('error', onFault)
    client.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''))
    await client.connect()
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
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
