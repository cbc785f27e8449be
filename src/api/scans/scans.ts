import type { z } from 'zod'
import { NOT_SCANNED } from '#core/scan-states.ts'
import { cancelScan, type Scan, scanOfWebsite } from '#store/scans.ts'
import type { Website } from '#store/websites.ts'
import { scanCalls, type scanShape } from '../contract/scans.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

/** A scan, for whoever asked for it. */
export const scanView = (scan: Scan, website: Website): z.infer<typeof scanShape> => ({
  id: scan.id,
  host: website.host,
  state: scan.state,
  finished: scan.finished,
  total: scan.checks.length,
  startedAt: scan.startedAt?.toISOString() ?? null,
  shared: scan.sharedFrom !== null,
  instead: NOT_SCANNED.find((reason) => reason === scan.reason) ?? null,
})

export const scanRoutes = new Resource()
  .on(named(scanCalls, 'GET /scans/{id}'), async ({ c, params }) => {
    const { scan, website } = await scanInView(c, params.id)
    return scanView(scan, website)
  })
  .on(named(scanCalls, 'POST /scans/{id}/stop'), async ({ c, params, services: { db } }) => {
    const { scan, website } = await scanInView(c, params.id)
    const stopped = await cancelScan(db, website.id, scan.id)
    return scanView(stopped ? { ...scan, state: 'cancelled' } : scan, website)
  })

async function scanInView(c: Parameters<typeof websiteInView>[0], id: string) {
  const website = await websiteInView(c)
  const scan = website && (await scanOfWebsite(c.get('services').db, website.id, id))
  if (!website || !scan) throw notFound()
  return { scan, website }
}
