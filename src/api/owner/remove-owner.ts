import { ownedIds, deleteOwner, stopScans } from '#store/owned-ids.ts'
import type { Services } from '../services.ts'
import { endPayments } from '../subscription/cancel.ts'

/**
 * Deletes everything of an owner except the account itself, which its own deletion removes afterwards: instalments, jobs, files, rows.
 * Can be called again after an interruption.
 */
export async function removeOwner(
  { db, files, jobs, payments }: Pick<Services, 'db' | 'files' | 'jobs' | 'payments'>,
  ownerId: string,
): Promise<void> {
  await endPayments({ db, payments }, ownerId)
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
