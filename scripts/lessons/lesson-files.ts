import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { guideText, lessonFiles } from '#core/lessons/built-in.ts'
import type { Lesson } from '#core/lessons/lesson.ts'

/** Folder of the lessons' files, which the web app serves. */
export const FOLDER = fileURLToPath(new URL('../../src/web/public/lessons/', import.meta.url))
const RECORD = new URL('lesson-hashes.json', import.meta.url)
const shape = z.record(z.string(), z.object({ video: z.string(), guide: z.string() }))

/** Hashes of the texts from which a lesson's files were made: `video` of video, poster, captions and transcript, `guide` of the guide. */
type LessonHashes = z.output<typeof shape>[string]

/** The hashes of each lesson whose files were made, by its number. */
export const readLessonHashes = (): Record<string, LessonHashes> =>
  existsSync(RECORD) ? shape.parse(JSON.parse(readFileSync(RECORD, 'utf8'))) : {}

export const writeLessonHashes = (made: Record<string, LessonHashes>): void =>
  writeFileSync(RECORD, `${JSON.stringify(made, null, 2)}\n`)

/** Hashes of what a lesson's files show. Its position in the library is not part of them. */
export function hashesOf(lesson: Lesson): LessonHashes {
  const { title, checkTitle, category, about, icon, scenes } = lesson
  return {
    video: hashOf({ title, checkTitle, category, about, icon, scenes }),
    guide: hashOf({ title, text: guideText(lesson) }),
  }
}

const hashOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)

/** Which of a lesson's files are missing, or were made from another text. */
export function staleFiles(
  lesson: Lesson,
  made: Readonly<Record<string, LessonHashes>>,
): { video: boolean; guide: boolean } {
  const { guide, ...ofVideo } = lessonFiles(lesson.media)
  const now = hashesOf(lesson)
  const before = made[lesson.media]
  return {
    video: before?.video !== now.video || !Object.values(ofVideo).every(isThere),
    guide: before?.guide !== now.guide || !isThere(guide),
  }
}

const isThere = (file: string): boolean => existsSync(`${FOLDER}${file}`)
