import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { unpackBundled } from './bundled.ts'
import { BUILD_ID, downloadFolder, findDownloaded } from './downloaded.ts'

/** A Chromium to start: where it is, and the folder of its fonts when it brings its own. */
export interface FoundBrowser {
  path: string
  source: 'setting' | 'installed' | 'downloaded' | 'bundled'
  fonts: string | null
}

/** Options of the search; `searchPath` has the form of `PATH`. */
export interface Search {
  executable: string | null
  searchPath?: string
  /** Folder of downloaded browsers. */
  downloads?: string
}

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const USUAL_PATH = [
  '/usr/local/bin',
  '/usr/bin',
  '/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/opt/homebrew/bin',
]

const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/**
 * Finds a browser: the one that is set (`FETTLE_CHROMIUM`), otherwise an installed Chrome, Chromium or Edge, otherwise the one that
 * `fettle browser install` downloaded, otherwise the one in the npm package (unpacked once; the setting `bundled` asks for it). `null` when there is none, also for a wrong setting, so that the mistake is noticed.
 */
export async function findBrowser({
  executable,
  searchPath,
  downloads = downloadFolder(),
}: Search): Promise<FoundBrowser | null> {
  if (executable === 'bundled') return bundled()
  if (executable) {
    return (await isExecutable(executable)) ? { path: executable, source: 'setting', fonts: null } : null
  }
  for (const path of candidates(searchPath?.split(delimiter) ?? USUAL_PATH)) {
    if (await isExecutable(path)) return { path, source: 'installed', fonts: null }
  }
  const downloaded = await findDownloaded(downloads, BUILD_ID)
  if (downloaded !== null) return { path: downloaded, source: 'downloaded', fonts: null }
  return bundled()
}

async function bundled(): Promise<FoundBrowser | null> {
  const unpacked = await unpackBundled()
  return unpacked && { ...unpacked, source: 'bundled' }
}

const candidates = (folders: readonly string[]): string[] => [
  ...(PLACES[process.platform] ?? []),
  ...NAMES.flatMap((name) =>
    folders.filter((folder) => isAbsolute(folder)).map((folder) => join(folder, name)),
  ),
]

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return (await stat(path)).isFile()
  } catch {
    // Missing, or not executable for us: the next path is tried.
    return false
  }
}
