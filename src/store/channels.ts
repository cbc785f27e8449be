import { eq, sql } from 'drizzle-orm'
import { NETWORKS, type Network } from '#core/address/networks.ts'
import type { Channel } from '#core/owner-input/channels.ts'
import type { Queries } from './database.ts'
import { channels } from './schema/websites.ts'

/** Social channels by network; a network without an answer is absent. */
export type Channels = Partial<Record<Network, Channel>>

/** When each of them was given; absent or `null`: not known. */
type ChannelTimes = Partial<Record<Network, Date | null>>

/** The social channels of a website, as its owner gave them. */
export const channelsOf = async (db: Queries, websiteId: string): Promise<Channels> =>
  (await channelsWithTimes(db, websiteId)).channels

/** The same, with their times. */
export async function channelsWithTimes(
  db: Queries,
  websiteId: string,
): Promise<{ channels: Channels; times: ChannelTimes }> {
  const rows = await db.select().from(channels).where(eq(channels.websiteId, websiteId))
  return {
    channels: Object.fromEntries(rows.map(({ network, handle, none }) => [network, { handle, none }])),
    times: Object.fromEntries(rows.map(({ network, at }) => [network, at])),
  }
}

/** Saves the given channels; others stay unchanged. `times`: of a copy; what an owner gives, they give now. */
export async function saveChannels(
  db: Queries,
  websiteId: string,
  given: Channels,
  times?: ChannelTimes,
): Promise<void> {
  for (const network of NETWORKS) {
    const channel = given[network]
    if (!channel) continue
    const { handle, none } = channel
    const set = { handle, none, at: times ? (times[network] ?? null) : sql`now()` }
    await db
      .insert(channels)
      .values({ websiteId, network, ...set })
      .onConflictDoUpdate({ target: [channels.websiteId, channels.network], set })
  }
}
