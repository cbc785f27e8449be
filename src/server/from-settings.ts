import { randomBytes } from 'node:crypto'
import { createMailer, type Mailer } from '#mail/mailer.ts'
import type { Database } from '#store/database.ts'
import { storedSecret } from '#store/embedded/data-folder.ts'
import type { Environment } from './environment.ts'
import type { FileStore } from './files/file-store.ts'
import { openFiles } from './files/file-settings.ts'
import type { StartSettings } from './start-settings.ts'

const SECRET_BYTES = 48
export const SECRET_FILE = 'secret.key'

/** The key that signs sessions and encrypts tokens: the setting, or one made once and stored. */
export const secretOf = ({ secret, dataFolder }: Environment): string =>
  secret ?? storedSecret(dataFolder, SECRET_FILE, () => randomBytes(SECRET_BYTES).toString('base64url'))

/** Origin of this Fettle: the setting, or the address that it listens on. */
export const originOf = ({ origin, host, port }: Pick<Environment, 'origin' | 'host' | 'port'>): string =>
  origin ?? `http://${EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`

const EVERYWHERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

export const filesOf = ({ files }: Environment): FileStore => openFiles(files)

export const mailerOf = (
  { smtpUrl, mailFrom }: Environment,
  { origin }: StartSettings,
  db: Database,
  enqueue: (mailId: string) => Promise<void>,
): Mailer => createMailer({ db, smtpUrl, from: mailFrom, origin, enqueue })
