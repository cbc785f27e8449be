import type { Connector, ConnectionView, KeptResult } from '#connectors/connector.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { channelsOf } from '#store/channels.ts'
import { numbersOfConnection } from '#store/connection-reads.ts'
import type { KeptSubject } from '#store/connections.ts'
import type { Database } from '#store/database.ts'
import type { StoredConnection } from '#store/owner-connections.ts'
import { websiteOfOwner } from '#store/websites.ts'

/** A stored connection as its connector sees it. */
export async function viewOf(
  db: Database,
  { fills }: Connector,
  row: StoredConnection,
): Promise<ConnectionView> {
  const website = await websiteOfOwner(db, row.ownerId)
  const channels = website ? await channelsOf(db, website.id) : {}
  const network = NETWORKS.find((one) => one === fills)
  return {
    state: row.state,
    account: row.accountId === null ? null : { id: row.accountId, label: row.accountLabel ?? row.accountId },
    handle: (network && channels[network]?.handle) ?? null,
    choices: row.choices,
    numbers: await numbersOfConnection(db, row.id),
  }
}

/** Kept answers and failures as connectors read them. */
export const keptResults = (kept: readonly KeptSubject[]): KeptResult[] =>
  kept
    .filter(({ data, failure }) => data !== null || failure !== null)
    .map(({ read, subject, data, asOf, failure }) => ({
      read,
      subject,
      data,
      asOf: asOf?.toISOString() ?? null,
      failure,
    }))
