import { and, gt, inArray } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { session } from './schema/auth.ts'
import { websites } from './schema/websites.ts'

/** Who receives a website's events: its owner in a session, or its visitor. */
export interface EventAudience {
  websiteId: string
  owner: { id: string; sessionId: string } | null
  visitorId: string | null
}

/** Those of these streams that must end: signed out, or the website has another owner or is gone. */
export async function endedViews<V extends EventAudience>(
  db: Queries,
  views: readonly V[],
  now: Date,
): Promise<V[]> {
  if (views.length === 0) return []
  const ids = [...new Set(views.map(({ websiteId }) => websiteId))]
  const sessionIds = [...new Set(views.flatMap(({ owner }) => owner?.sessionId ?? []))]
  const [sites, living] = await Promise.all([
    db
      .select({ id: websites.id, ownerId: websites.ownerId, visitorId: websites.visitorId })
      .from(websites)
      .where(inArray(websites.id, ids)),
    db
      .select({ id: session.id })
      .from(session)
      .where(and(inArray(session.id, sessionIds), gt(session.expiresAt, now))),
  ])
  const alive = new Set(living.map(({ id }) => id))
  const byId = new Map(sites.map((site) => [site.id, site]))
  return views.filter(({ websiteId, owner, visitorId }) => {
    const site = byId.get(websiteId)
    if (!site) return true
    if (site.ownerId === null) return visitorId === null || site.visitorId !== visitorId
    return owner === null || site.ownerId !== owner.id || !alive.has(owner.sessionId)
  })
}
