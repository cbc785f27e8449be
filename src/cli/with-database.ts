import type { Environment } from '#server/environment.ts'
import { type Database, openPool } from '#store/database.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { openRunningDatabase } from '#store/open-database.ts'

/** Runs a command on the migrated database, also while Fettle runs. Returns the exit status that `work` gives. */
export async function withDatabase(
  environment: Environment,
  work: (db: Database, databaseUrl: string) => Promise<number>,
): Promise<number> {
  const database = await openRunningDatabase(environment)
  const { db, close } = openPool(database.url, 1)
  try {
    await migrateDatabase(database.url)
    return await work(db, database.url)
  } finally {
    await close()
    await database.stop()
  }
}
