import { measurementIdsIn } from '#core/analytics/site-property.ts'
import type { Queries } from './database.ts'
import { knownResultsOfCheck } from './known-results.ts'

/** Measurement ids of Google Analytics on a website's pages, by the last conclusive result of the check that looks for them. */
export async function measurementIdsOf(
  db: Queries,
  websiteId: string,
  check: string,
): Promise<readonly string[]> {
  const known = await knownResultsOfCheck(db, websiteId, check)
  return measurementIdsIn((known?.lastKnown ?? known?.newest)?.facts)
}
