import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { unpackBundled } from './bundled.ts'

/** A Chromium to start: where it is, and the folder of its fonts when it brings its own. */
export interface FoundBrowser {
  path: string
  source: 'setting' | 'installed' | 'bundled'
  fonts: string | null
}

/** Where to look; `searchPath` is a `PATH`. */
export interface Search {
  executable: string | null
  searchPath?: string
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
 * Finds a browser: the one that is set (`FETTLE_CHROMIUM`), else an installed Chrome, Chromium or Edge, else the build inside the npm
 * package (unpacked once; `bundled` as the setting asks for it). `null` when there is none: a setting that leads nowhere is none
 * too, so that a slip shows.
 */
export async function findBrowser({ executable, searchPath }: Search): Promise<FoundBrowser | null> {
  if (executable === 'bundled') return bundled()
  if (executable) {
    return (await isExecutable(executable)) ? { path: executable, source: 'setting', fonts: null } : null
  }
  for (const path of candidates(searchPath?.split(delimiter) ?? USUAL_PATH)) {
    if (await isExecutable(path)) return { path, source: 'installed', fonts: null }
  }
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
    // Not there, or not for us: the next place is looked at.
    return false
  }
}
