import { catalogue } from '#checks/catalogue.generated.ts'
import { lessons } from '#checks/lessons.generated.ts'
import type { AnyCheck, Sibling } from '#core/check.ts'
import { lessonsOfCategory } from '#core/lessons/recommended.ts'
import type { Database } from '#store/database.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'

/** The check's own lesson, and the others of its category. */
export function lessonsOf({ id, category }: AnyCheck): { mediaId: number | null; related: number[] } {
  const own = ownLesson(id)
  return { mediaId: own, related: lessonsOfCategory(lessons, category).filter((media) => media !== own) }
}

/** The results of the legal, shop and About us checks, for each other's pages; `null` for other checks. */
export async function siblingsOf(db: Database, websiteId: string, { sibling }: AnyCheck) {
  if (!sibling?.tellsOthers) return null
  const statusOf = async (as: Sibling) =>
    (await knownResultsOfCheck(db, websiteId, checkAs(as).id))?.newest.status ?? null
  const [legalStatus, aboutPageStatus, ecommerceStatus] = await Promise.all([
    statusOf('legal'),
    statusOf('aboutPage'),
    statusOf('shop'),
  ])
  return {
    legalStatus,
    aboutPageStatus,
    ecommerceStatus,
    legalMediaId: lessonAs('legal'),
    ecommerceMediaId: lessonAs('shop'),
  }
}

function checkAs(as: Sibling): AnyCheck {
  const check = catalogue.find(({ sibling }) => sibling?.as === as)
  if (!check) throw new Error(`No check is the sibling "${as}"`)
  return check
}

function lessonAs(as: Sibling): number {
  const own = ownLesson(checkAs(as).id)
  if (own === null) throw new Error(`The sibling "${as}" has no lesson`)
  return own
}

const ownLesson = (check: string): number | null =>
  lessons.find((lesson) => lesson.check === check && lesson.about === null)?.media ?? null
