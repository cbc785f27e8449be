import { statfs } from 'node:fs/promises'
import type { Machine } from '#api/services.ts'
import type { Environment } from './environment.ts'

/** The machine that this Fettle runs on, as its operator sees it. Secrets of the settings are not in it. */
export const machineOf = (environment: Environment): Machine => ({
  disk: () => diskOf(environment.dataFolder),
  async browser() {
    // Loaded when it is asked for: the web process has no browser of its own.
    const { findBrowser } = await import('#gather/browser/find.ts')
    return (await findBrowser({ executable: environment.chromium }))?.path ?? null
  },
  mailServer: environment.smtpUrl === null ? null : new URL(environment.smtpUrl).host,
  instanceUrl: environment.instanceUrl,
  workers: environment.workers,
  hasOwnDatabase: environment.databaseUrl === null,
})

async function diskOf(folder: string): ReturnType<Machine['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    // A folder that is not there, or a system that does not tell: the page then says so.
    return null
  }
}
