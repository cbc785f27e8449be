import { eq } from 'drizzle-orm'
import { NETWORKS, type Network } from '#core/address/networks.ts'
import type { Channel } from '#core/owner-input/channels.ts'
import type { Queries } from './database.ts'
import { channels } from './schema/websites.ts'

/** Social channels by network; a network without an answer is absent. */
export type Channels = Partial<Record<Network, Channel>>

/** The social channels of a website, as its owner gave them. */
export async function channelsOf(db: Queries, websiteId: string): Promise<Channels> {
  const rows = await db.select().from(channels).where(eq(channels.websiteId, websiteId))
  return Object.fromEntries(rows.map(({ network, handle, none }) => [network, { handle, none }]))
}

/** Saves the given channels; others stay unchanged. */
export async function saveChannels(db: Queries, websiteId: string, given: Channels): Promise<void> {
  for (const network of NETWORKS) {
    const channel = given[network]
    if (!channel) continue
    const { handle, none } = channel
    await db
      .insert(channels)
      .values({ websiteId, network, handle, none })
      .onConflictDoUpdate({ target: [channels.websiteId, channels.network], set: { handle, none } })
  }
}
