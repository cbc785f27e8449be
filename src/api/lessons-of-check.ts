import { lessons } from '#checks/lessons.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { ECOMMERCE_LESSON, LEGAL_LESSON, lessonsOfCategory } from '#core/lessons/recommended.ts'
import type { Database } from '#store/database.ts'
import { knownResultsOfCheck } from '#store/known-results.ts'

const [LEGAL, ABOUT, ECOMMERCE] = ['legal-necessities', 'about-us', 'ecommerce'] as const

/** The check's own lesson, and the others of its category. */
export function lessonsOf({ id, category }: AnyCheck): { mediaId: number | null; related: number[] } {
  const own = lessons.find(({ check, about }) => check === id && about === null)?.media ?? null
  return { mediaId: own, related: lessonsOfCategory(lessons, category).filter((media) => media !== own) }
}

/** What the legal and the ecommerce result say of each other and of the about page; `null` for other checks. */
export async function siblingsOf(db: Database, websiteId: string, { id }: AnyCheck) {
  if (id !== LEGAL && id !== ECOMMERCE) return null
  const [legal, about, ecommerce] = await Promise.all(
    [LEGAL, ABOUT, ECOMMERCE].map((check) => knownResultsOfCheck(db, websiteId, check)),
  )
  return {
    legalStatus: legal?.newest.status ?? null,
    aboutPageStatus: about?.newest.status ?? null,
    ecommerceStatus: ecommerce?.newest.status ?? null,
    legalMediaId: LEGAL_LESSON,
    ecommerceMediaId: ECOMMERCE_LESSON,
  }
}
