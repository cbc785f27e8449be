import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'
/** What the names of the place of files begin with in a backup. */
export const FILES_IN_BACKUP = 'files/'
/** Raised when an older Fettle could no longer read a backup. */
const FORMAT = 1

const part = z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256: z.string() })
export type BackupFile = z.infer<typeof part>

const table = z.object({ name: z.string().regex(/^\w{1,63}$/u), columns: z.array(z.string()).min(1) })

/** The first file of a backup, which describes it. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of Fettle, for people. */
  fettle: z.string(),
  madeAt: z.iso.datetime(),
  dump: z.object({ schema: z.int().positive(), tables: z.array(table) }),
  /** The key made in the data folder: without it, values encrypted with it could not be read elsewhere. `null`: it is a setting. */
  secret: z.string().nullable(),
  /** Every other file of the backup. */
  parts: z.array(part),
})
export type BackupManifest = z.infer<typeof manifest>

/** Size and hash of a file; `name` is its name in the backup. */
export async function partOf(name: string, file: string): Promise<BackupFile> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { name, bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
