import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { extract, Parser, type ReadEntry } from 'tar'
import { StartRefused } from '#store/start-refused.ts'
import { isStoredName } from '../files/file-store.ts'
import { type BackupManifest, MANIFEST, manifest, partOf } from './manifest.ts'

/** Limits of what a backup may hold. Rows and reports compress about ten to one. */
const MOST_FILES = 1_000_000
const MOST_RATIO = 200
const ALWAYS_FINE = 64 * 1024 * 1024
const MOST_MANIFEST = 256 * 1024 * 1024

/**
 * Unpacks a backup into an empty folder and returns its manifest. All names and sizes are checked before the first byte is written, and
 * every file must match the manifest. Throws {@link StartRefused} for anything else.
 */
export async function unpack(archive: string, folder: string): Promise<BackupManifest> {
  const sizes = await judge(archive)
  await extract({ file: archive, cwd: folder, strict: true, preserveOwner: false, noMtime: true })
  const manifest = await readManifest(join(folder, MANIFEST))
  sizes.delete(MANIFEST)
  const isWhole =
    sizes.size === manifest.parts.length &&
    manifest.parts.every(({ name, bytes }) => sizes.get(name) === bytes)
  if (!isWhole) throw refusal('what it holds is not what it says')
  const tables = manifest.dump.tables.map(({ name }) => `tables/${name}`)
  if (!tables.every((name) => sizes.has(name))) throw refusal('a table is missing')
  for (const part of manifest.parts) {
    const { sha256 } = await partOf(part.name, join(folder, part.name))
    if (sha256 !== part.sha256) throw refusal(`${part.name} is damaged`)
  }
  return manifest
}

/** Sizes of all files by name. Throws when one of them may not be unpacked. */
async function judge(archive: string): Promise<Map<string, number>> {
  const most = ALWAYS_FINE + MOST_RATIO * (await stat(archive)).size
  const sizes = new Map<string, number>()
  let total = 0
  let wrong: string | null = null
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      total += entry.size
      wrong ??= wrongWith(entry, sizes)
      if (total > most || sizes.size >= MOST_FILES) wrong ??= 'it holds too much'
      sizes.set(entry.path, entry.size)
      entry.resume()
    },
  })
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('end', resolve)
    parser.on('error', reject)
  })
  ended.catch(() => {
    // What the parser says of it means nothing to an operator.
    wrong ??= 'it is no archive, or a damaged one'
  })
  for await (const chunk of createReadStream(archive)) {
    parser.write(chunk)
    if (wrong !== null) throw refusal(wrong)
  }
  parser.end()
  // The reason is in `wrong`.
  await ended.catch(() => undefined)
  if (wrong !== null) throw refusal(wrong)
  return sizes
}

function wrongWith({ type, path, size }: ReadEntry, before: ReadonlyMap<string, number>): string | null {
  if (type !== 'File') return `it holds something that is no file (${type})`
  if (before.has(path)) return 'it holds two files of one name'
  if (before.size === 0) return path === MANIFEST && size <= MOST_MANIFEST ? null : 'its list is missing'
  const [kind, ...rest] = path.split('/')
  const name = rest.join('/')
  const isOurs = (kind === 'tables' && /^\w{1,63}$/u.test(name)) || (kind === 'files' && isStoredName(name))
  return isOurs ? null : 'it holds a file that belongs elsewhere'
}

async function readManifest(file: string): Promise<BackupManifest> {
  const text = await readFile(file, 'utf8')
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw refusal('its list cannot be read, or is of another version')
  }
}

const refusal = (why: string): StartRefused =>
  new StartRefused(`This is no backup that can be restored: ${why}.`)
