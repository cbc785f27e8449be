import { MOST_DRAFTS } from '#core/ads/draft.ts'
import { holdConnection } from '#store/ads-changes.ts'
import {
  adsDraftOf,
  adsDraftsOf,
  type AdsDraft,
  keepAdsDraft,
  removeAdsDraft,
  saveAdsDraft,
} from '#store/ads-drafts.ts'
import { adsCalls } from '../contract/ads.ts'
import { AppError, changedElsewhere, notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { usableAds } from './account.ts'

const viewOf = ({ id, version, step, form, savedAt }: AdsDraft) => ({
  id,
  version,
  step,
  form,
  savedAt: savedAt.toISOString(),
})

/** Campaigns that are not finished. */
export const adsDraftRoutes = new Resource()
  .on(named(adsCalls, 'POST /ads/drafts'), async ({ body, owner, services }) => {
    const { db, now } = services
    const { connection } = await usableAds(services, owner.ownerId)
    return db.transaction(async (tx) => {
      // One after the other, so that simultaneous calls cannot both be the last one.
      if (!(await holdConnection(tx, connection))) throw notFound()
      if ((await adsDraftsOf(tx, connection.id)).length >= MOST_DRAFTS)
        throw new AppError(
          409,
          'too_many',
          `You can keep ${MOST_DRAFTS} drafts. Finish or discard one first.`,
        )
      return viewOf(await keepAdsDraft(tx, connection, { ...body, savedAt: now() }))
    })
  })
  .on(named(adsCalls, 'GET /ads/drafts/{id}'), async ({ params, owner, services }) => {
    const { connection } = await usableAds(services, owner.ownerId)
    const draft = await adsDraftOf(services.db, connection.id, params.id)
    if (!draft) throw notFound()
    return viewOf(draft)
  })
  .on(named(adsCalls, 'PUT /ads/drafts/{id}'), async ({ params, body, owner, services }) => {
    const { db, now } = services
    const { connection } = await usableAds(services, owner.ownerId)
    const { version, step, form } = body
    const place = { connectionId: connection.id, id: params.id, version }
    const saved = await saveAdsDraft(db, place, { step, form, savedAt: now() })
    if (saved) return viewOf(saved)
    const current = await adsDraftOf(db, connection.id, params.id)
    throw current ? changedElsewhere(viewOf(current)) : notFound()
  })
  .on(named(adsCalls, 'DELETE /ads/drafts/{id}'), async ({ params, owner, services }) => {
    const { connection } = await usableAds(services, owner.ownerId)
    if (!(await removeAdsDraft(services.db, connection.id, params.id))) throw notFound()
    return { message: 'Draft discarded' }
  })
