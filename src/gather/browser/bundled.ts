import { fork } from 'node:child_process'
import { chmod, chown, lstat, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSION = '153.0.0'
const UNPACKER = fileURLToPath(new URL('./bundled-unpack.ts', import.meta.url))

/**
 * Unpacks the Chromium that ships inside `@sparticuz/chromium` (Linux x64, 67 MB packed, 200 MB unpacked) once per user into the
 * system's temporary folder, readable by everyone: as root the browser runs as somebody else. `null` where it cannot run.
 */
export async function unpackBundled(): Promise<{ path: string; fonts: string } | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !isInstalled()) return null
  const folder = join(tmpdir(), `fettle-chromium-${VERSION}-${process.getuid?.() ?? 0}`)
  if (!(await isOurs(folder))) await unpackInto(folder)
  return { path: join(folder, 'chromium'), fonts: join(folder, 'fonts') }
}

function isInstalled(): boolean {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium') !== ''
  } catch {
    return false
  }
}

/** A folder of this name that others could have made or can write into is never executed from. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  if (!found) return false
  const ours = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  if (!ours) throw new Error('the folder of the unpacked browser belongs to somebody else')
  return true
}

/** Unpacks beside the place and renames, so that a run that dies half-way leaves nothing that looks complete. */
async function unpackInto(folder: string): Promise<void> {
  const staging = await mkdtemp(`${folder}-`)
  try {
    await runUnpacker(staging)
    await settle(staging, folder)
    await rename(staging, folder)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (!(await isOurs(folder))) throw error
  }
}

/** The package unpacks into the temporary folder of its process, so it gets a process whose temporary folder is ours. */
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

/** The package's files belong to whoever packed them, and its font list names folders of another system. */
async function settle(staging: string, folder: string): Promise<void> {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  const entries = await readdir(staging, { recursive: true, withFileTypes: true })
  for (const entry of entries) await chown(join(entry.parentPath, entry.name), uid, gid)
  await writeFile(join(staging, 'fonts/fonts.conf'), fontList(join(folder, 'fonts')))
  await chmod(staging, 0o755)
  await chmod(join(staging, 'chromium'), 0o755)
}

const fontList = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`
