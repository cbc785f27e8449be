import type { RoutedCheck } from '../check.ts'
import { learnMoreSlug } from '../learn-more.ts'
import type { Lesson, LessonText } from './lesson.ts'

/** A lesson and its file: `sitespeed/mobile.lesson.md` has the folder `sitespeed` and the name `mobile`. */
export interface FoundLesson {
  folder: string
  /** Empty for a plain `lesson.md`. */
  name: string
  text: LessonText
  /** See {@link Lesson}. */
  isRecorded: boolean
}

/**
 * Assigns each lesson to its check, and sorts them. A lesson with a name is one more lesson of the folder's check, or belongs to the
 * check of that side (`sitespeed-mobile`). The next video of a category is the one with the next number (catalogues.md, section 5), once
 * it is recorded. Throws for a lesson without a check, and for a number that occurs twice.
 */
export function assignLessons(found: readonly FoundLesson[], checks: readonly RoutedCheck[]): Lesson[] {
  const assigned = found.map((lesson) => assign(lesson, checks)).toSorted((a, b) => a.media - b.media)
  const byNumber = new Map(assigned.map((lesson) => [lesson.media, lesson]))
  if (byNumber.size !== assigned.length) throw new Error('Two lessons have the same number')
  return assigned.map((lesson) => {
    const next = byNumber.get(lesson.media + 1)
    return { ...lesson, next: next?.isRecorded && next.category === lesson.category ? next.media : null }
  })
}

function assign({ folder, name, text, isRecorded }: FoundLesson, checks: readonly RoutedCheck[]): Lesson {
  const whole = checks.find(({ id }) => id === folder)
  const check = whole ?? checks.find(({ id }) => id === `${folder}-${name}`)
  if (!check) throw new Error(`The lesson in ${folder} has no check`)
  const about = whole && name !== '' ? name : null
  const { id, category, words } = check
  return {
    ...text,
    check: id,
    checkTitle: words.title,
    slug: learnMoreSlug(check),
    category,
    about,
    next: null,
    isRecorded,
  }
}
