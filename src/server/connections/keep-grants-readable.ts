import { openPool } from '#store/database.ts'
import { countGrantsWithoutKey, sealGrantsAgain } from '#store/grants-again.ts'
import type { SealingKeys } from '#store/sealing.ts'
import { sealSettingsAgain } from '#store/service-settings.ts'
import { StartRefused } from '#store/start-refused.ts'

/**
 * Encrypts what is encrypted with an earlier key again with the present one. Throws {@link StartRefused} when the key of an owner's grant is missing: started
 * without it, every owner would have to connect every account again.
 */
export async function keepGrantsReadable(databaseUrl: string, keys: SealingKeys): Promise<void> {
  const { db, close } = openPool(databaseUrl, 2)
  try {
    const missing = await countGrantsWithoutKey(db, keys)
    if (missing > 0)
      throw new StartRefused(
        `${missing} of the accounts that owners connected are encrypted with another key than FETTLE_SECRET_KEY. Set that key again, or add it to FETTLE_SECRET_KEYS_OLD.`,
      )
    await sealGrantsAgain(db, keys)
    await sealSettingsAgain(db, keys)
  } finally {
    await close()
  }
}
