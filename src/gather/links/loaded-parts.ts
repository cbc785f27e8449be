import type { RequestFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { type GatherContext, GatheringFailed } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'

/**
 * Parts of the homepage that a visit loaded whole, by address: they need not be requested again. The map fills while the links are tested; nothing
 * waits for a visit, and only those that the scan makes anyway are read.
 */
export const loadedPartsOf = oncePerScan((context: GatherContext): ReadonlyMap<string, RequestFacts> => {
  const parts = new Map<string, RequestFacts>()
  for (const key of ['mobileVisit', 'desktopVisit'] as const)
    if (context.settings.keys.has(key)) void fill(parts, context.want(key))
  return parts
})

async function fill(parts: Map<string, RequestFacts>, visit: Promise<VisitEvidence>): Promise<void> {
  try {
    const { requests } = await visit
    for (const request of requests) if (isWhole(request)) parts.set(request.url, request)
  } catch (error) {
    // Without a visit each part is requested.
    if (!(error instanceof GatheringFailed)) throw error
  }
}

/** False for a redirect, an error or an incomplete part. */
const isWhole = ({ status, failed }: RequestFacts): boolean => status === 200 && !failed
