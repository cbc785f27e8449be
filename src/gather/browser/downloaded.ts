import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { BrowserPlatform } from '@puppeteer/browsers'
import { z } from 'zod'
import { FILE_MODE, FOLDER_MODE, matchesHashes, PROGRAM_MODE, sha256 } from './verified-folder.ts'

/** The build of Chrome's headless shell (Chrome for Testing) that `fettle browser install` downloads. */
export const BUILD_ID = '154.0.8037.57'

/** A build for one system. */
export interface Build {
  platform: BrowserPlatform
  buildId: string
  sha256: string
  host: string
}

/** What a download leaves beside the browser's folder: its program, and the hash of each of its files. */
const noteShape = z.object({ program: z.string(), files: z.record(z.string(), z.string()) })

const CACHES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'Library/Caches', win32: 'AppData/Local' }
const FOR_EVERYBODY = '/var/cache/fettle'

/** Where downloaded browsers are: of root where everybody may read them, because its browser runs as another user. */
export const downloadFolder = (): string =>
  process.getuid?.() === 0
    ? join(FOR_EVERYBODY, 'browser')
    : join(homedir(), CACHES[process.platform] ?? '.cache', 'fettle', 'browser')

const noteOf = (folder: string, buildId: string): string => join(folder, `${buildId}.json`)

/**
 * Downloads a build, unless it is there, and removes every other one. Returns the path of its program. Throws when the download fails or is not the
 * expected one; an interrupted one is begun again.
 */
export async function downloadInto(
  folder: string,
  build: Build,
  onProgress: (done: number, all: number) => void,
): Promise<string> {
  const there = await findDownloaded(folder, build.buildId)
  if (there !== null) return there
  // What an interrupted or changed download left: an archive that lies there would be unpacked without a look at its hash. Builds of earlier versions
  // of Fettle go with it, which nobody else would remove.
  await rm(folder, { recursive: true, force: true })
  // Loaded when needed: every scan looks for a downloaded browser, and hardly one downloads it.
  const { downloadBrowser } = await import('#net/browser-download.ts')
  const program = await downloadBrowser({ ...build, folder, onProgress })
  const home = dirname(program)
  const files: Record<string, string> = {}
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() ? FOLDER_MODE : isProgram(entry.name) ? PROGRAM_MODE : FILE_MODE)
    if (entry.isFile()) files[relative(home, path)] = await sha256(path)
  }
  await letEverybodyReach(home, folder)
  await writeFile(
    noteOf(folder, build.buildId),
    JSON.stringify({ program: relative(folder, program), files }),
  )
  return program
}

/** Lets every user reach the program's folder, whatever the umask is: those above it were made with it by the download. */
async function letEverybodyReach(home: string, folder: string): Promise<void> {
  for (let made = home; made.startsWith(folder); made = dirname(made)) await chmod(made, FOLDER_MODE)
  if (dirname(folder) === FOR_EVERYBODY) await chmod(FOR_EVERYBODY, FOLDER_MODE)
}

/** Path of a downloaded build's program; `null`: it is not there, or its files are not those that were downloaded. */
export async function findDownloaded(folder: string, buildId: string): Promise<string | null> {
  // No note: nothing was downloaded, or not to its end.
  const text = await readFile(noteOf(folder, buildId), 'utf8').catch(() => null)
  if (text === null) return null
  const note = noteShape.safeParse(parsed(text))
  if (!note.success) return null
  const program = join(folder, note.data.program)
  return (await matchesHashes(dirname(program), note.data.files)) ? program : null
}

const isProgram = (name: string): boolean =>
  !/\.\w+$/u.test(name) || /\.(?:exe|dll|dylib|so(?:\.\d+)?)$/u.test(name)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Half written by an interrupted download, which is begun again.
    return null
  }
}
