import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The folder of the checks. */
export const CHECKS = join(ROOT, 'src', 'checks')

/** A file that is written from the folders. */
export interface GeneratedFile {
  /** From the project's folder. */
  path: string
  lines: readonly string[]
}

/** Writes files; an unchanged one is left as it is. */
export function writeFiles(files: readonly GeneratedFile[]): void {
  for (const { path, lines } of files) {
    const file = join(ROOT, path)
    const text = `${lines.join('\n')}\n`
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** A time that is set is cut to milliseconds, and may be stored a little lower; that of a folder is not. */
const ROUNDED_MS = 2

/**
 * Gives files the time of now, rounded up. By it `bootstrap.mjs` knows that they are up to date: it is later than that of the folders, which new files
 * change.
 */
export function markUpToDate(files: readonly GeneratedFile[]): void {
  const now = new Date(Date.now() + ROUNDED_MS)
  for (const { path } of files) utimesSync(join(ROOT, path), now, now)
}
