import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { lessonFiles } from '#core/lessons/built-in.ts'
import type { Lesson } from '#core/lessons/lesson.ts'

/** Where the files of lessons stand; the web app serves them as they are. */
export const FOLDER = fileURLToPath(new URL('../../src/web/public/lessons/', import.meta.url))
const RECORD = new URL('made.json', import.meta.url)
const shape = z.record(z.string(), z.string())

/** What the files of each lesson were made from, by its number. */
export const readMade = (): Record<string, string> =>
  existsSync(RECORD) ? shape.parse(JSON.parse(readFileSync(RECORD, 'utf8'))) : {}

export const writeMade = (made: Record<string, string>): void =>
  writeFileSync(RECORD, `${JSON.stringify(made, null, 2)}\n`)

/** A mark of what a lesson's files say: the same for the same text, wherever in the library and with whichever icon it stands. */
export function markOf({ next: _next, isRecorded: _isRecorded, icon: _icon, ...shown }: Lesson): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

/** A lesson whose files are not there, or were made from another text. */
export const isStale = (lesson: Lesson, made: Readonly<Record<string, string>>): boolean =>
  made[lesson.media] !== markOf(lesson) ||
  Object.values(lessonFiles(lesson.media)).some((file) => !existsSync(`${FOLDER}${file}`))
