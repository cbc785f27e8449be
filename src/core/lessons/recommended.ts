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

/** About ads: of the ads area, and of the check that looks whether any run. */
const ADS_LESSONS: readonly number[] = [118, 119]
const BY_CHECK: Readonly<Record<string, readonly number[]>> = { 'google-ads': ADS_LESSONS }

/** Lessons for a status of a check, in place of its own one (catalogues.md, section 5). */
const BY_STATUS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'email-marketing': { beginner: [134, 128], intermediate: [135, 104], advanced: [136, 104] },
}
const MOST_OTHERS = 3

/** How a check stands, as far as lessons are concerned. */
export interface LessonNeed {
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
  { check, category, status }: LessonNeed,
  finished: ReadonlySet<string>,
): number[] {
  const own = ownOf(lessons, check)
  const first = firstOf(lessons, { check, status })
  const others = lessonsOfCategory(lessons, category).filter(
    (media) => !first.includes(media) && !own.includes(media) && !finished.has(String(media)),
  )
  return [...first, ...others.slice(0, MOST_OTHERS)]
}

/** What an owner may learn next: a lesson for each of the jobs that come first, then those that are good to begin with. */
export function lessonsToBegin(
  lessons: readonly ListedLesson[],
  jobs: readonly Omit<LessonNeed, 'category'>[],
): number[] {
  const ofJobs = jobs.flatMap((job) => firstOf(lessons, job).slice(0, 1))
  return [...new Set([...ofJobs, ...FIRST_LESSONS])]
}

const ownOf = (lessons: readonly ListedLesson[], check: string): number[] =>
  lessons.filter((lesson) => lesson.check === check && lesson.about === null).map(({ media }) => media)

const firstOf = (
  lessons: readonly ListedLesson[],
  { check, status }: Omit<LessonNeed, 'category'>,
): readonly number[] => BY_STATUS[check]?.[status ?? ''] ?? BY_CHECK[check] ?? ownOf(lessons, check)

/** The lessons that a category recommends: one for each of its checks. */
export const lessonsOfCategory = (lessons: readonly ListedLesson[], category: Category): number[] =>
  lessons.filter((lesson) => lesson.category === category && lesson.about === null).map(({ media }) => media)
