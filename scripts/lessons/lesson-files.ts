import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { lessonFiles } from '#core/lessons/built-in.ts'
import type { Lesson } from '#core/lessons/lesson.ts'

/** Folder of the lessons' files, which the web app serves. */
export const FOLDER = fileURLToPath(new URL('../../src/web/public/lessons/', import.meta.url))
const RECORD = new URL('lesson-hashes.json', import.meta.url)
const shape = z.record(z.string(), z.string())

/** Hash of the text from which each lesson's files were made, by its number. */
export const readLessonHashes = (): Record<string, string> =>
  existsSync(RECORD) ? shape.parse(JSON.parse(readFileSync(RECORD, 'utf8'))) : {}

export const writeLessonHashes = (made: Record<string, string>): void =>
  writeFileSync(RECORD, `${JSON.stringify(made, null, 2)}\n`)

/** Hash of a lesson's content in its files. Its position in the library and its icon are not part of them. */
export function hashOf({ next: _next, isRecorded: _isRecorded, icon: _icon, ...shown }: Lesson): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

/** Whether a lesson's files are missing, or were made from another text. */
export const isStale = (lesson: Lesson, made: Readonly<Record<string, string>>): boolean =>
  made[lesson.media] !== hashOf(lesson) ||
  Object.values(lessonFiles(lesson.media)).some((file) => !existsSync(`${FOLDER}${file}`))
