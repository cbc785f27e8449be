import type { Environment } from '#server/environment.ts'
import { makeOperator } from '#store/accounts.ts'
import { openPool } from '#store/database.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { visitDatabase } from '#store/open-database.ts'
import type { Options } from './options.ts'

const NOT_FOUND = 1

/** Makes an account the operator, also while Fettle runs. Gives the exit status. */
export async function operatorCommand(
  email: string,
  { quiet }: Options,
  environment: Environment,
): Promise<number> {
  const database = await visitDatabase(environment)
  const { db, close } = openPool(database.url, 1)
  try {
    await migrateDatabase(database.url)
    const isMade = await makeOperator(db, email)
    if (!isMade) {
      process.stderr.write(`There is no account with the address ${email}. Sign up with it first.\n`)
      return NOT_FOUND
    }
    if (!quiet) process.stderr.write(`${email} is the operator now. The pages are under /admin.\n`)
    return 0
  } finally {
    await close()
    await database.stop()
  }
}
