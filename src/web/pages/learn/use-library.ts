import { useQueries } from '@tanstack/react-query'
import { lessons } from '../../app/catalogue.generated.ts'
import { type MediaItem, medias, myMedia } from '../../app/media-queries.ts'

const IDS = lessons.map(({ media }) => media)

/** Every lesson, and what the owner did with them; `null` while they are on their way. */
export function useLibrary() {
  const [all, mine] = useQueries({ queries: [medias(IDS), myMedia] })
  if (all.data === undefined || mine.data === undefined) return { library: null, error: mine.error }
  const byId = new Map(all.data.map((item) => [String(item.id), item]))
  const { favourites, watched } = mine.data
  const itemsOf = (ids: readonly (string | number)[]): MediaItem[] =>
    ids.flatMap((id) => byId.get(String(id)) ?? [])
  return { library: { all: all.data, itemsOf, favourites, watched }, error: null }
}

export type Library = NonNullable<ReturnType<typeof useLibrary>['library']>
