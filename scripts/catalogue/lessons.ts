import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyCheck } from '#core/check.ts'
import { assignLessons } from '#core/lessons/assign-lessons.ts'
import { lessonFiles } from '#core/lessons/built-in.ts'
import type { Lesson } from '#core/lessons/lesson.ts'
import { parseLesson } from '#core/lessons/parse-lesson.ts'
import { CHECKS, type GeneratedFile, ROOT } from './generated-file.ts'

/** The lessons of the checks, each in the folder of its check. */
export function lessonsOf(catalogue: readonly AnyCheck[]): Lesson[] {
  const found = globSync(['*/lesson.md', '*/*.lesson.md'], { cwd: CHECKS }).map((path) => {
    const [folder = '', file = ''] = path.replaceAll('\\', '/').split('/')
    const text = parseLesson(readFileSync(join(CHECKS, path), 'utf8').replaceAll('\r\n', '\n'))
    const name = file.replace(/\.?lesson\.md$/u, '')
    return { folder, name, text, isRecorded: isRecorded(text.media) }
  })
  return assignLessons(found, catalogue)
}

/** Whether all files of a lesson are among those that the web app serves. */
const isRecorded = (media: number): boolean =>
  Object.values(lessonFiles(media)).every((name) =>
    existsSync(join(ROOT, 'src', 'web', 'public', 'lessons', name)),
  )

/** Every lesson with its texts. */
export const lessonsFile = (lessons: readonly Lesson[]): GeneratedFile => ({
  path: 'src/checks/lessons.generated.ts',
  lines: [
    "import type { Lesson } from '#core/lessons/lesson.ts'",
    '',
    '/** Every lesson, by its number. Written by scripts/generate-catalogue.ts. */',
    `export const lessons: readonly Lesson[] = ${JSON.stringify(lessons, null, 2)}`,
  ],
})
