import { statfs } from 'node:fs/promises'
import type { Machine } from '#api/services.ts'
import type { BackupSettings } from './backup/backup-settings.ts'
import type { Environment } from './environment.ts'

/** Facts of this machine and its settings for the operator's page; no secrets. */
export const machineOf = (environment: Environment): Machine => ({
  disk: () => diskOf(environment.dataFolder),
  async browser() {
    const { chromium, remoteBrowsers } = environment
    if (remoteBrowsers.length > 0) return remoteBrowsers.map((address) => new URL(address).host).join(', ')
    // Imported when needed: the web process has no browser.
    const { findBrowser } = await import('#gather/browser/find.ts')
    return (await findBrowser({ executable: chromium }))?.path ?? null
  },
  mailServer: environment.smtpUrl === null ? null : new URL(environment.smtpUrl).host,
  instanceUrl: environment.instanceUrl,
  opened: openedBy(environment.network),
  workers: environment.workers,
  hasOwnDatabase: environment.databaseUrl === null,
  command: environment.command,
  backups: {
    to: wordsOfPlace(environment.backups),
    everyHours: environment.backups.everyHours,
    keepDays: environment.backups.keepDays,
    isEncrypted: environment.backups.passphrase !== null,
  },
})

/** What an operator opens to scans beyond the public web, as the settings say it. */
export const openedBy = ({ resolve, allowPrivate, allow = [] }: Environment['network']): string[] => [
  ...resolve.map(
    ({ host, port, address, addressPort }) => `${host}:${port} at ${address} port ${addressPort}`,
  ),
  ...allowPrivate,
  ...allow,
]

function wordsOfPlace({ to }: BackupSettings): string | null {
  if (to === null) return null
  return 'folder' in to ? to.folder : `s3://${to.bucket.name}/${to.bucket.prefix}`
}

async function diskOf(folder: string): ReturnType<Machine['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    // The folder is missing, or the system does not say how full its disk is: the page then says so.
    return null
  }
}
