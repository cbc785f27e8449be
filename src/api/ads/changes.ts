import { adsActivityOf, madeCampaignOf } from '#store/ads-changes.ts'
import { adsCalls } from '../contract/ads.ts'
import { AppError, notFound, tooOften } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { hit } from '#store/limits.ts'
import { ownerOf } from '#store/owners.ts'
import { adsOf, usableAds } from './account.ts'
import { makeAdsChange } from './make-change.ts'

const CHANGES = { most: 60, windowSeconds: 60 }
const PAGE = 50

/** Changes of the ads account, and the list of them. */
export const adsChangeRoutes = new Resource()
  .on(named(adsCalls, 'POST /ads/changes'), async ({ body, owner, services, c }) => {
    const { ownerId } = owner
    const key = c.req.header('Idempotency-Key')
    if (key === undefined)
      throw new AppError(400, 'key_needed', 'Send an Idempotency-Key, so that nothing is changed twice.')
    const ads = await usableAds(services, ownerId)
    const { allowed, retryAfterSeconds } = await hit(services.db, `ads:${ownerId}`, CHANGES, services.now())
    if (!allowed) throw tooOften(retryAfterSeconds)
    const { change, seen, isTrial, draftId } = body
    const known = await ownerOf(services.db, ownerId)
    const who = known ? `${known.firstName} ${known.lastName}`.trim() : ''
    return makeAdsChange(services, ads, { key, change, actor: 'owner', who, seen, isTrial, draftId })
  })
  .on(named(adsCalls, 'GET /ads/campaigns/{id}'), async ({ params, owner, services }) => {
    const ads = await adsOf(services, owner.ownerId)
    if (!ads) throw notFound()
    const made = await madeCampaignOf(services.db, ads.connection.id, params.id)
    if (!made) throw notFound()
    return { made }
  })
  .on(named(adsCalls, 'GET /ads/activity'), async ({ query, owner, services }) => {
    const ads = await adsOf(services, owner.ownerId)
    if (!ads) throw notFound()
    const wanted = { after: query.after ?? null, most: PAGE + 1 }
    const rows = await adsActivityOf(services.db, ads.connection.id, wanted)
    const changes = rows
      .slice(0, PAGE)
      .map(({ id, accountId, at, who, actor, change, what, before, after, outcome, reason }) => ({
        id,
        at: at.toISOString(),
        who,
        actor,
        kind: change.kind,
        what,
        before,
        after,
        isOfAccount: accountId === null || accountId === ads.connection.accountId,
        outcome,
        reason,
      }))
    return { changes, hasMore: rows.length > PAGE }
  })
