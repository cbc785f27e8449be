import type { RoutedCheck } from '../check.ts'
import { learnMoreSlug } from '../learn-more.ts'
import type { Lesson, LessonText } from './lesson.ts'

/** A lesson and its file: `sitespeed/mobile.lesson.md` has the folder `sitespeed` and the name `mobile`. */
export interface FoundLesson {
  folder: string
  /** Empty for a plain `lesson.md`. */
  name: string
  text: LessonText
}

/**
 * Assigns each lesson to its check, and sorts them. A lesson with a name belongs to the check of that side (`sitespeed-mobile`), or else
 * it is a further lesson of the folder's check. The next video of a category is the one with the next number (catalogues.md,
 * section 5). Throws for a lesson without a check, and for a number that occurs twice.
 */
export function placeLessons(found: readonly FoundLesson[], checks: readonly RoutedCheck[]): Lesson[] {
  const placed = found.map((lesson) => place(lesson, checks)).toSorted((a, b) => a.media - b.media)
  const byNumber = new Map(placed.map((lesson) => [lesson.media, lesson]))
  if (byNumber.size !== placed.length) throw new Error('Two lessons have the same number')
  return placed.map((lesson) => {
    const next = byNumber.get(lesson.media + 1)
    return { ...lesson, next: next?.category === lesson.category ? next.media : null }
  })
}

function place({ folder, name, text }: FoundLesson, checks: readonly RoutedCheck[]): Lesson {
  const side = checks.find(({ id }) => id === `${folder}-${name}`)
  const check = side ?? checks.find(({ id }) => id === folder)
  if (!check) throw new Error(`The lesson in ${folder} has no check`)
  const about = side || name === '' ? null : name
  const { id, category } = check
  return { ...text, check: id, slug: learnMoreSlug(check), category, about, next: null }
}
