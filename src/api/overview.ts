import { dashboardOfOwner, dashboardOfWebsite } from '#store/plans.ts'
import { overviewCalls } from './contract/overview.ts'
import { notFound } from './error.ts'
import { named, Resource } from './routing.ts'
import { dashboardNow } from './standing-now.ts'
import { websiteInView } from './website-in-view.ts'

export const overview = new Resource().on(named(overviewCalls, 'GET /overview'), async ({ c, services }) => {
  const identity = c.get('identity')
  // The way that nearly every call takes: one row, sent on as it is kept.
  const kept = identity && (await dashboardOfOwner(services.db, identity.ownerId))
  if (kept) return json(kept)
  const website = await websiteInView(c)
  if (!website) throw notFound()
  const visited = await dashboardOfWebsite(services.db, website.id)
  return visited === null ? dashboardNow(services, website) : json(visited)
})

const json = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-cache' },
  })
