import type { MediaItem } from '#core/lessons/media-item.ts'
import { savePlaybackPosition, mediaOfOwner, toggleFavourite } from '#store/owner-media.ts'
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
    const { id } = await itemOf(services, String(body.mediaId))
    const place = { ownerId: owner.ownerId, mediaId: String(id), at: services.now() }
    return { favourite: await toggleFavourite(services.db, place) }
  })
  .on(named(mediaCalls, 'GET /my-media'), async ({ owner, services }) => {
    const { favourites, watched } = await mediaOfOwner(services.db, owner.ownerId)
    return { favourites, watched: watched.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) }
  })
  .on(named(mediaCalls, 'PUT /my-media/{id}'), async ({ body, params, owner, services }) => {
    const { id } = await itemOf(services, params.id)
    await savePlaybackPosition(
      services.db,
      { ownerId: owner.ownerId, mediaId: String(id), at: services.now() },
      body,
    )
    return { finished: body.finished }
  })

/** Throws 404 for an item that no library has: nothing is stored for unknown items. */
async function itemOf({ media: library }: Services, id: string): Promise<MediaItem> {
  const [item] = await library.byIds([id])
  if (!item) throw notFound(NOT_FOUND)
  return item
}
