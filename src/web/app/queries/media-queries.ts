import { queryOptions } from '@tanstack/react-query'
import { HOUR_MS } from '#core/time-units.ts'
import type { Contract } from '#api/contract/contract.ts'
import { lessons } from '../catalogue.generated.ts'
import { callApi } from '../calls/client.ts'
import { CallFailure } from '../calls/failure.ts'
import { groupsOf } from './groups-of.ts'

export type MediaAnswer = Contract['GET /medias']['answer'][number]
export type MyMedia = Contract['GET /my-media']['answer']

/** So many may be asked for at once (decisions, section 14). */
const MOST = 50
/** Lessons change with a new version of Fettle only. */
const FOR_LONG = HOUR_MS

/** Items of the library by their ids. A failure gives an empty list until the next fetch, because lessons are not essential. */
export const mediaItemsQuery = (ids: readonly (string | number)[]) =>
  queryOptions({
    queryKey: ['medias', ids.join(',')],
    queryFn: (): Promise<MediaAnswer[]> =>
      readItems(ids.map(String)).catch((error: unknown) => {
        if (error instanceof CallFailure) return []
        throw error
      }),
    staleTime: ({ state }) => (state.data?.length ? FOR_LONG : 0),
  })

async function readItems(ids: readonly string[]): Promise<MediaAnswer[]> {
  const answers = await Promise.all(
    groupsOf(ids, MOST).map((mediaId) => callApi('GET /medias', { query: { mediaId } })),
  )
  return answers.flat()
}

/** The lessons of our checks. */
export const lessonsQuery = mediaItemsQuery(lessons.map(({ media: id }) => id))

/** One item; fails for one that does not exist. */
export const mediaItemQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', id],
    queryFn: () => callApi('GET /media/{id}', { params: { id } }),
    staleTime: FOR_LONG,
  })

/** The owner's favourite and watched items. */
export const myMediaQuery = queryOptions({ queryKey: ['my-media'], queryFn: () => callApi('GET /my-media') })
