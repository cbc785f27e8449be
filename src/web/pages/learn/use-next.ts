import { useQuery, useQueryClient } from '@tanstack/react-query'
import { nextInPlaylist } from '#core/lessons/playlist.ts'
import type { MediaAnswer } from '#web/app/queries/media-queries.ts'
import { videoPath } from '#web/shared/lessons/lesson-words.ts'
import { findItem } from './find-item.ts'

export interface Next {
  item: MediaAnswer
  /** The path of its page, in the same playlist. */
  path: string
}

/** The video after this one in the playlist that began with `list`; `null` at its end, `undefined` while it is not known. */
export function useNext(list: string, id: string): Next | null | undefined {
  const client = useQueryClient()
  const { data: item } = useQuery({
    queryKey: ['next-in-playlist', list, id],
    queryFn: () => nextInPlaylist({ start: list, id }, (one) => findItem(client, one)),
  })
  return item && { item, path: `${videoPath(item.id)}?list=${encodeURIComponent(list)}` }
}
