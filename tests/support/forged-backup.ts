import { createHash } from 'node:crypto'
import type { BackupManifest } from '#server/backup/manifest.ts'
import { tarball } from './tarball.ts'

/** A backup whose list matches its files, whatever they are. */
export function backupOf(head: Omit<BackupManifest, 'parts'>, bodies: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...bodies].map(([name, body]) => ({
    name,
    bytes: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
  }))
  const list = { path: 'manifest.json', body: Buffer.from(JSON.stringify({ ...head, parts })) }
  return tarball([list, ...[...bodies].map(([path, body]) => ({ path, body }))])
}
