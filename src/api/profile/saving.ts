import { type Owner, type OwnerChange, saveOwner } from '#store/owners.ts'
import type { Queries } from '#store/database.ts'
import { changedElsewhere } from '../http/error.ts'
import { signedInOwner } from '../owner/me.ts'

export const SAVED_MESSAGE = 'Data updated successfully'

type Caller = Parameters<typeof signedInOwner>[0]

interface Form {
  /** The version that the form was read at. */
  version: number
  change: OwnerChange
  /** The present form: answered when it was changed elsewhere. */
  current: (owner: Owner) => unknown
  /** What else is saved in the same transaction. */
  more?: (tx: Queries) => Promise<unknown>
}

/** Saves a form of the profile in one transaction, and answers its new version. Throws 409 when another save came between. */
export async function save(caller: Caller, { version, change, current, more }: Form): Promise<number> {
  const id = caller.owner.ownerId
  const isSaved = await caller.services.db.transaction(async (tx) => {
    if (!(await saveOwner(tx, { id, version }, change))) return false
    await more?.(tx)
    return true
  })
  if (!isSaved) throw changedElsewhere(await current(await signedInOwner(caller)))
  return version + 1
}
