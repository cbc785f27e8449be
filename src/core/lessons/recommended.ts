import type { AnyCheck, Category } from '../check.ts'
import type { Lesson } from './lesson.ts'

/** What a list needs to know of each lesson. */
export type ListedLesson = Pick<Lesson, 'media' | 'check' | 'category' | 'about'>

/** Good to start with (catalogues.md, section 5: dashboard). */
export const FIRST_LESSONS: readonly number[] = [101, 111, 121, 102, 151]
/** Shown on the page that explains Fettle. */
export const LEARN_MORE_LESSONS: readonly number[] = [101, 111]

const MOST_OTHERS = 3

/** What recommending lessons needs to know of a check. */
export type TaughtCheck = Pick<AnyCheck, 'id' | 'category' | 'recommends'>

/** The status of a check, `null` while it is not known. */
interface LessonNeed {
  check: string
  status: string | null
}

/**
 * The lessons of a check's page: those that it recommends for its status, else those that it always recommends, else its own one; then up to three others
 * of its category that the owner has not finished.
 */
export function lessonsOfCheck(
  lessons: readonly ListedLesson[],
  check: TaughtCheck,
  status: string | null,
  finished: ReadonlySet<string>,
): number[] {
  const own = ownOf(lessons, check.id)
  const first = firstOf(lessons, check, status)
  const others = lessonsOfCategory(lessons, check.category).filter(
    (media) => !first.includes(media) && !own.includes(media) && !finished.has(String(media)),
  )
  return [...first, ...others.slice(0, MOST_OTHERS)]
}

/** Lessons to learn next: one for each of the top plan items, then the beginners' lessons. */
export function lessonsToBegin(
  lessons: readonly ListedLesson[],
  checks: readonly TaughtCheck[],
  jobs: readonly LessonNeed[],
): number[] {
  const ofJobs = jobs.flatMap(({ check, status }) => {
    const about = checks.find(({ id }) => id === check)
    return about ? firstOf(lessons, about, status).slice(0, 1) : []
  })
  return [...new Set([...ofJobs, ...FIRST_LESSONS])]
}

/** The same for a business without a website: those of checks that look at one are left out, and one of each other check comes last. */
export function lessonsWithoutWebsite(
  media: readonly number[],
  lessons: readonly ListedLesson[],
  checks: readonly { id: string; fromSite: boolean }[],
): number[] {
  const ofSites = new Set(checks.flatMap(({ id, fromSite }) => (fromSite ? [id] : [])))
  const left = media.filter((one) => {
    const check = lessons.find((lesson) => lesson.media === one)?.check
    return typeof check !== 'string' || !ofSites.has(check)
  })
  const others = checks.flatMap(({ id, fromSite }) => (fromSite ? [] : ownOf(lessons, id)))
  return [...new Set([...left, ...others])]
}

const ownOf = (lessons: readonly ListedLesson[], check: string): number[] =>
  lessons.filter((lesson) => lesson.check === check && lesson.about === null).map(({ media }) => media)

const firstOf = (
  lessons: readonly ListedLesson[],
  { id, recommends }: TaughtCheck,
  status: string | null,
): readonly number[] => recommends?.byStatus?.[status ?? ''] ?? recommends?.always ?? ownOf(lessons, id)

/** The lessons that a category recommends: one for each of its checks. */
export const lessonsOfCategory = (lessons: readonly ListedLesson[], category: Category): number[] =>
  lessons.filter((lesson) => lesson.category === category && lesson.about === null).map(({ media }) => media)
