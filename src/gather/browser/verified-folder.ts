import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { codeOf } from '#net/failures.ts'

/** SHA-256 of every file that a folder may hold, by its path below the folder. */
export type FileHashes = Readonly<Record<string, string>>

/** Modes of what is kept in such a folder: everybody may read it, because started by root the browser runs as another user. */
export const FOLDER_MODE = 0o755
export const FILE_MODE = 0o444
export const PROGRAM_MODE = 0o555

/** Mode bits that let others write. */
const OTHERS_WRITE = 0o022
const CHUNK = 1_048_576

/** Codes of a folder that is missing or unreadable, or whose files are removed while they are read. */
const NOT_THERE = new Set(['ENOENT', 'EACCES', 'EPERM', 'ENOTDIR'])

/** Stamps of the folders that this process has verified, each with the hashes that its files have. */
const known = new Map<string, string>()

/**
 * Whether a folder holds exactly these files, belongs to us, and can be written by nobody else. Files are read again only when the inode, size or
 * times of one differ from when this process read it: the time of the last change (`ctime`) is the kernel's, and no program can set it back.
 */
export async function matchesHashes(folder: string, manifest: FileHashes): Promise<boolean> {
  try {
    return await isVerified(folder, manifest)
  } catch (error) {
    // Another process may replace the folder meanwhile. What cannot be read counts as missing: the browser is unpacked or downloaded again.
    if (NOT_THERE.has(codeOf(error))) return false
    throw error
  }
}

async function isVerified(folder: string, manifest: FileHashes): Promise<boolean> {
  const stamp = await stampOf(folder, Object.keys(manifest))
  if (stamp === null) return false
  const verified = `${stamp}\n${JSON.stringify(Object.entries(manifest))}`
  if (known.get(folder) === verified) return true
  for (const [path, hash] of Object.entries(manifest)) {
    if ((await sha256(join(folder, path))) !== hash) return false
  }
  // A file changed during the reading makes the folder count as changed.
  if ((await stampOf(folder, Object.keys(manifest))) !== stamp) return false
  known.set(folder, verified)
  return true
}

/**
 * A text that changes when one of the files does; `null` for a folder that is not ours, is writable for others, or has other files than these. Throws
 * where it is missing or cannot be read.
 */
async function stampOf(folder: string, paths: readonly string[]): Promise<string | null> {
  const own = await lstat(folder, { bigint: true })
  if (!own.isDirectory() || !isOurs(own)) return null
  const stamps: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const found = await lstat(path, { bigint: true })
    if (!isOurs(found)) return null
    if (found.isDirectory()) continue
    if (!found.isFile()) return null
    const { dev, ino, size, mtimeNs, ctimeNs } = found
    stamps.push([relative(folder, path), dev, ino, size, mtimeNs, ctimeNs].join(' '))
  }
  const names = stamps.map((text) => text.replace(/(?: \d+){5}$/u, ''))
  return names.toSorted().join('\n') === paths.toSorted().join('\n') ? stamps.toSorted().join('\n') : null
}

/** Windows has neither numbers of users nor these bits; there the folder is in the user's own profile, where no other user may write. */
const isOurs = ({ uid, mode }: { uid: bigint; mode: bigint }): boolean =>
  process.getuid === undefined || (uid === BigInt(process.getuid()) && (mode & BigInt(OTHERS_WRITE)) === 0n)

/** Hex SHA-256 of a file. */
export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: CHUNK })
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}
