import { setTimeout as wait } from 'node:timers/promises'
import { ownedIds, deleteOwner, stopScans } from '#store/owned-ids.ts'
import type { Services } from '../services.ts'
import { endPayments } from '../subscription/cancel.ts'

type Permissions = Pick<Services['connections'], 'connectors' | 'disconnect'>
type Removing = Pick<Services, 'db' | 'files' | 'jobs' | 'payments'> & { connections: Permissions }

/**
 * Deletes everything of an owner except the account itself, which its own deletion removes afterwards: instalments, permissions at outside services, jobs,
 * files, rows. Can be called again after an interruption.
 */
export async function removeOwner(
  { db, files, jobs, payments, connections }: Removing,
  ownerId: string,
): Promise<void> {
  await endPayments({ db, payments }, ownerId)
  await endPermissions(connections, ownerId)
  const belongings = await ownedIds(db, ownerId)
  await stopScans(db, belongings.websites)
  await jobs.drop(belongings)
  const folders = [
    `reports/${ownerId}`,
    `logos/${ownerId}`,
    ...belongings.websites.map((id) => `evidence/${id}`),
  ]
  for (const folder of folders) await files.remove(folder)
  await deleteOwner(db, ownerId)
  // A second time: a worker may have written a last file before its rows were gone.
  for (const folder of folders) await files.remove(folder)
}

/** A service that does not answer keeps nobody from deleting their account: its permission ends with the token, which is deleted. */
const PERMISSIONS_MS = 10_000

/** Takes all permissions of an owner back at the services, all at once and as far as they answer in time. */
async function endPermissions(connections: Permissions, ownerId: string): Promise<void> {
  const ended = connections.connectors
    .filter(({ connect }) => connect !== undefined)
    .map(({ id }) => connections.disconnect(ownerId, id))
  await Promise.race([Promise.all(ended), wait(PERMISSIONS_MS, undefined, { ref: false })])
}
