import { useQuery } from '@tanstack/react-query'
import { nextIn, playlistOf } from '#core/lessons/playlist.ts'
import { lessons } from '../../app/catalogue.generated.ts'
import { type MediaItem, medias } from '../../app/media-queries.ts'
import { videoPath } from './lesson-words.ts'

const IDS = lessons.map(({ media }) => media)

export interface Next {
  item: MediaItem
  /** Its page, within the same playlist. */
  path: string
}

/** The video after this one in the playlist that began with `list`; `null` at its end. */
export function useNext(list: string, id: string): Next | null {
  const { data = [] } = useQuery(medias(IDS))
  const item = nextIn(playlistOf(list, data), id)
  return item && { item, path: `${videoPath(item.id)}?list=${encodeURIComponent(list)}` }
}
