import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markupEscaped } from '#core/lessons/web-vtt.ts'
import { codeOf } from '#net/failures.ts'
import { BUNDLED_FILES, BUNDLED_VERSION } from './bundled-manifest.ts'
import { FILE_MODE, type FileHashes, FOLDER_MODE, matchesHashes, PROGRAM_MODE } from './verified-folder.ts'

const UNPACKER = fileURLToPath(new URL('./bundled-unpack.ts', import.meta.url))
const FONT_LIST = 'fonts/fonts.conf'

/**
 * Unpacks the Chromium inside `@sparticuz/chromium` (Linux x64, 67 MB packed, 200 MB unpacked) once per user into a folder of `parent` that
 * everybody may read, because started by root the browser runs as another user. Existing files are used only when they match the hashes, and
 * are unpacked again otherwise. `null` where it cannot run. Throws where somebody else's folder has that name.
 */
export async function unpackBundled(parent = tmpdir()): Promise<{ path: string; fonts: string } | null> {
  if (!hasBundled()) return null
  const folder = join(parent, `fettle-browser-${BUNDLED_VERSION}-${process.getuid?.() ?? 0}`)
  const manifest = manifestOf(folder)
  if (!(await matchesHashes(folder, manifest))) await unpackInto(folder, manifest)
  return { path: join(folder, 'chromium'), fonts: join(folder, 'fonts') }
}

/** Whether this system has a bundled browser that can run on it. */
export const hasBundled = (): boolean =>
  process.platform === 'linux' && process.arch === 'x64' && isInstalled()

const manifestOf = (folder: string): FileHashes => ({
  ...BUNDLED_FILES,
  [FONT_LIST]: createHash('sha256').update(fontList(folder)).digest('hex'),
})

function isInstalled(): boolean {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium') !== ''
  } catch {
    // The package is missing on other systems.
    return false
  }
}

/** Unpacks into a temporary folder and renames it, so that an interrupted run leaves nothing that looks complete. */
async function unpackInto(folder: string, manifest: FileHashes): Promise<void> {
  const staging = await mkdtemp(`${folder}-`)
  const retired = await mkdtemp(`${folder}-`)
  try {
    await runUnpacker(staging)
    await finishFiles(staging, folder)
    // Another process may have unpacked it meanwhile, and its browser may run already: a good folder stays where it is.
    if (!(await takesPlace(staging, folder)) && !(await matchesHashes(folder, manifest))) {
      await retire(folder, join(retired, 'it'))
      await takesPlace(staging, folder)
    }
  } finally {
    await Promise.all([staging, retired].map((path) => rm(path, { recursive: true, force: true })))
  }
  if (!(await matchesHashes(folder, manifest))) throw new Error('the unpacked browser is not the one we know')
}

/** Moves away what has the folder's name. */
async function retire(folder: string, to: string): Promise<void> {
  try {
    await rename(folder, to)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return
    if (!NOT_ALLOWED.has(code)) throw error
    const why = `${folder} cannot be replaced: it belongs to somebody else, or is read-only.`
    throw new Error(`${why} Remove it, or set TMPDIR to another folder.`, { cause: error })
  }
}

/** Codes of a folder of somebody else's where only the owner may rename (sticky bit), and of one of our own that is read-only. */
const NOT_ALLOWED = new Set(['EPERM', 'EACCES'])
/** Codes of a rename to what is there already. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'ENOTDIR', ...NOT_ALLOWED])

/** Gives a folder its name, unless something else has it. Returns whether it did. */
async function takesPlace(staging: string, folder: string): Promise<boolean> {
  try {
    await rename(staging, folder)
    return true
  } catch (error) {
    if (TAKEN.has(codeOf(error))) return false
    throw error
  }
}

/** The package unpacks into its process's temporary folder, so it runs in a process whose temporary folder is the target. */
function runUnpacker(staging: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(UNPACKER, { env: { TMPDIR: staging }, stdio: 'ignore', timeout: 60_000 })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`the browser could not be unpacked (${code ?? 'killed'})`))
    })
  })
}

/** Makes the files ours and read-only, and writes a font list: the package's one names folders of another system. */
async function finishFiles(staging: string, folder: string): Promise<void> {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  await writeFile(join(staging, FONT_LIST), fontList(folder))
  await chmod(staging, FOLDER_MODE)
  for (const entry of await readdir(staging, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    await chown(path, uid, gid)
    await chmod(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE)
  }
  await chmod(join(staging, 'chromium'), PROGRAM_MODE)
}

const fontList = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${markupEscaped(join(folder, 'fonts'))}</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`
