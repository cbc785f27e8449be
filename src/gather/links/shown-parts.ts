import type { RequestFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'

/**
 * What the browser got when it showed the homepage, by address: parts of pages that came need not be asked for again. It fills while the
 * links are tested; nothing waits for a visit, and nothing starts one.
 */
export const shownPartsOf = oncePerScan((context: GatherContext): ReadonlyMap<string, RequestFacts> => {
  const parts = new Map<string, RequestFacts>()
  for (const key of ['mobileVisit', 'desktopVisit'] as const)
    if (context.settings.keys.has(key)) void fill(parts, context.want(key))
  return parts
})

async function fill(parts: Map<string, RequestFacts>, visit: Promise<VisitEvidence>): Promise<void> {
  try {
    const { requests } = await visit
    for (const request of requests) if (cameWhole(request)) parts.set(request.url, request)
  } catch (error) {
    // Without a visit each part is asked for.
    if (!(error instanceof GatheringFailed)) throw error
  }
}

/** Came as itself: a redirect, an error or a part that was broken off is asked for again. */
const cameWhole = ({ status, failed }: RequestFacts): boolean => status === 200 && !failed
