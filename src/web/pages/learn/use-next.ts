import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { nextInPlaylist } from '#core/lessons/playlist.ts'
import { lessonsQuery, type MediaAnswer, mediaItemsQuery } from '#web/app/queries/media-queries.ts'
import { mediaId, videoPath } from '#web/shared/lessons/lesson-words.ts'

export interface Next {
  item: MediaAnswer
  /** The path of its page, in the same playlist. */
  path: string
}

/** The video after this one in the playlist that began with `list`; `null` at its end. */
export function useNext(list: string, id: string): Next | null {
  const client = useQueryClient()
  const { data: item = null } = useQuery({
    queryKey: ['next-in-playlist', list, id],
    queryFn: () => nextInPlaylist({ start: list, id }, (one) => find(client, one)),
  })
  return item && { item, path: `${videoPath(item.id)}?list=${encodeURIComponent(list)}` }
}

/** Our own lessons are loaded all at once; a remote library's one at a time. */
async function find(client: QueryClient, id: string): Promise<MediaAnswer | null> {
  const ours = await client.ensureQueryData(lessonsQuery)
  const known = ours.find((item) => mediaId(item) === id)
  return known ?? (await client.ensureQueryData(mediaItemsQuery([id])))[0] ?? null
}
