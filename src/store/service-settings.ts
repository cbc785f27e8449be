import { and, eq } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { serviceSettings } from './schema/connections.ts'
import { isOfOldKey, sealValue, type SealingKeys, unsealValue } from './sealing.ts'

/**
 * The value that the operator typed for a setting; `null`: none, or its key is gone. A value of an earlier key is encrypted again with the
 * present one.
 */
export async function serviceSettingOf(db: Queries, name: string, keys: SealingKeys): Promise<string | null> {
  const [row] = await db.select().from(serviceSettings).where(eq(serviceSettings.name, name))
  if (!row) return null
  const value = unsealValue(row, name, keys)
  // Unless the operator saved or removed it meanwhile.
  if (value !== null && isOfOldKey(row, keys))
    await db
      .update(serviceSettings)
      .set(sealValue(value, name, keys))
      .where(and(eq(serviceSettings.name, name), eq(serviceSettings.sealed, row.sealed)))
  return value
}

/** Saves a value, in place of an earlier one. */
export async function saveServiceSetting(
  db: Queries,
  { name, value }: { name: string; value: string },
  keys: SealingKeys,
): Promise<void> {
  const row = { ...sealValue(value, name, keys), at: new Date() }
  await db
    .insert(serviceSettings)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: serviceSettings.name, set: row })
}

/** Encrypts the values of earlier keys again with the present one. */
export async function sealSettingsAgain(db: Queries, keys: SealingKeys): Promise<void> {
  const rows = await db.select({ name: serviceSettings.name }).from(serviceSettings)
  for (const { name } of rows) await serviceSettingOf(db, name, keys)
}

export async function removeServiceSetting(db: Queries, name: string): Promise<void> {
  await db.delete(serviceSettings).where(eq(serviceSettings.name, name))
}
