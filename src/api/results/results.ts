import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { countsForVisitor } from '#core/counts.ts'
import type { KnownResults } from '#core/known-results.ts'
import { newestScan } from '#store/scans.ts'
import { briefResultsOfWebsite } from '#store/known-results.ts'
import { resultCalls, type resultsOfCheckShape } from '../contract/results.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { scanView } from '../scans/scans.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

/** A check's newest result in short. */
export const resultsOfCheckView = ({
  newest,
}: Pick<KnownResults, 'newest'>): z.infer<typeof resultsOfCheckShape> => ({
  check: newest.id,
  status: newest.status,
  display: newest.display,
  greyKind: newest.greyKind,
  tag: newest.tag,
  line: newest.description,
  applicable: newest.applicable,
  at: newest.updatedAt,
})

export const resultRoutes = new Resource().on(
  named(resultCalls, 'GET /results'),
  async ({ c, services: { db, now } }) => {
    const website = await websiteInView(c)
    if (!website) throw notFound()
    const [scan, knownByCheck] = await Promise.all([
      newestScan(db, website.id),
      briefResultsOfWebsite(db, website.id),
    ])
    const counted = countsForVisitor(catalogue, knownByCheck, now())
    return {
      website: { address: website.address, host: website.host },
      scan: scan && scanView(scan, website),
      checks: catalogue.flatMap((check) => {
        const knownResults = knownByCheck.get(check.id)
        const as = counted.get(check.id)
        return knownResults && as ? [{ ...resultsOfCheckView(knownResults), countsAs: as }] : []
      }),
    }
  },
)
