import type { MediaItem } from '#core/lessons/media-item.ts'
import { hasOwnerMedia, mediaOfOwner, savePlaybackPosition, toggleFavourite } from '#store/owner-media.ts'
import { mediaCalls } from './contract/media.ts'
import { AppError, notFound } from './http/error.ts'
import { named, Resource } from './http/routing.ts'
import type { Services } from './services.ts'

const NOT_FOUND = 'We have no lesson by that number.'

export const mediaRoutes = new Resource()
  .on(named(mediaCalls, 'GET /medias'), ({ query, services }) => services.media.byIds(query.mediaId))
  .on(named(mediaCalls, 'GET /media/{id}'), ({ params, services }) => itemOf(services, params.id))
  .on(named(mediaCalls, 'POST /toggleFavourite'), async ({ body, owner, services }) => {
    if (body.uid !== owner.ownerId)
      throw new AppError(403, 'not_yours', 'Only your own favourites can be changed.')
    const mediaId = await storedId(services, owner.ownerId, String(body.mediaId))
    const place = { ownerId: owner.ownerId, mediaId, at: services.now() }
    return { favourite: await toggleFavourite(services.db, place) }
  })
  .on(named(mediaCalls, 'GET /my-media'), async ({ owner, services }) => {
    const { favourites, watched } = await mediaOfOwner(services.db, owner.ownerId)
    return { favourites, watched: watched.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) }
  })
  .on(named(mediaCalls, 'PUT /my-media/{id}'), async ({ body, params, owner, services }) => {
    const mediaId = await storedId(services, owner.ownerId, params.id)
    const place = { ownerId: owner.ownerId, mediaId, at: services.now() }
    return { finished: await savePlaybackPosition(services.db, place, body) }
  })

/**
 * The id by which an owner's item is stored. One that they have already is not looked up, so that it can be used while the library cannot
 * be reached. Throws 404 for another that the library does not give: nothing is stored for unknown items.
 */
async function storedId(services: Services, ownerId: string, id: string): Promise<string> {
  if (await hasOwnerMedia(services.db, { ownerId, mediaId: id })) return id
  return String((await itemOf(services, id)).id)
}

/** Throws 404 for an item that the library does not have, or cannot give now: it does not say which. */
async function itemOf({ media: library }: Services, id: string): Promise<MediaItem> {
  const [item] = await library.byIds([id])
  if (!item) throw notFound(NOT_FOUND)
  return item
}
