import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Queries } from '#store/database.ts'
import { dashboardOfOwner, dashboardOfWebsite } from '#store/plans.ts'
import { overviewCalls } from '../contract/overview.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { answerCache } from './answer-cache.ts'
import { currentDashboard } from './current-plan.ts'
import { websiteInView } from '../visitors/website-in-view.ts'

/** Most dashboards that are kept. Each is some 5 KB, compressed, because nearly every browser accepts that. */
const MOST_KEPT = 1_500
const packedDashboards = answerCache<Packed>(MOST_KEPT)
const pack = promisify(gzip)

interface Packed {
  stamp: string
  /** The JSON text, compressed by gzip. */
  body: Uint8Array<ArrayBuffer>
}

export const overviewRoutes = new Resource().on(
  named(overviewCalls, 'GET /overview'),
  async ({ c, services }) => {
    const identity = c.get('identity')
    // Nearly every call is of an owner with a plan.
    const kept = identity && (await keptDashboard(services.db, identity.ownerId))
    if (kept) return answerWith(kept, c)
    const website = await websiteInView(c)
    if (!website) throw notFound()
    const visited = await dashboardOfWebsite(services.db, website.id)
    return visited === null
      ? currentDashboard(services, website)
      : new Response(visited, { headers: HEADERS })
  },
)

/** The present dashboard: the database always returns its stamp, and the text only when this process does not have it. */
async function keptDashboard(db: Queries, ownerId: string): Promise<Packed | null> {
  const known = packedDashboards.get(ownerId, 0)
  const kept = await dashboardOfOwner(db, ownerId, known?.stamp)
  if (!kept) return null
  if (kept.text === null) return known ?? null
  const dashboard = { stamp: kept.stamp, body: new Uint8Array(await pack(kept.text)) }
  packedDashboards.keep(ownerId, dashboard, Infinity)
  return dashboard
}

const HEADERS = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }

function answerWith({ body }: Packed, c: Context): Response {
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' })
  return encoding === 'gzip'
    ? new Response(body, { headers: { ...HEADERS, 'Content-Encoding': encoding } })
    : new Response(new Uint8Array(gunzipSync(body)), { headers: HEADERS })
}
