import type { Category } from '../check.ts'
import type { Lesson } from './lesson.ts'

/** What a list of lessons needs to know of each. */
export type ListedLesson = Pick<Lesson, 'media' | 'check' | 'category' | 'about'>

/** Good to begin with (catalogues.md, section 5: dashboard). */
export const FIRST_LESSONS: readonly number[] = [101, 111, 121, 102, 151]
/** On the page that says what Fettle is. */
export const LANDING_LESSONS: readonly number[] = [101, 111]

/** The legal and the ecommerce result each name these two. */
export const LEGAL_LESSON = 102
export const ECOMMERCE_LESSON = 123

/** Lessons for a status of a check, in place of its own one (catalogues.md, section 5). */
const BY_STATUS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'email-marketing': { beginner: [134, 128], intermediate: [135, 104], advanced: [136, 104] },
}
const MOST_OTHERS = 3

/** How a check stands, as far as lessons are concerned. */
export interface Standing {
  check: string
  category: Category
  /** `null`: not known yet. */
  status: string | null
}

/**
 * The lessons of a check's page: those of its status, or else its own one; then up to three others of its category that the owner has
 * not finished.
 */
export function lessonsOfCheck(
  lessons: readonly ListedLesson[],
  { check, category, status }: Standing,
  finished: ReadonlySet<string>,
): number[] {
  const own = lessons.filter((lesson) => lesson.check === check && lesson.about === null)
  const first = BY_STATUS[check]?.[status ?? ''] ?? own.map(({ media }) => media)
  const others = lessonsOfCategory(lessons, category).filter(
    (media) =>
      !first.includes(media) && !own.some((lesson) => lesson.media === media) && !finished.has(String(media)),
  )
  return [...first, ...others.slice(0, MOST_OTHERS)]
}

/** The lessons that a category recommends: one for each of its checks. */
export const lessonsOfCategory = (lessons: readonly ListedLesson[], category: Category): number[] =>
  lessons.filter((lesson) => lesson.category === category && lesson.about === null).map(({ media }) => media)
