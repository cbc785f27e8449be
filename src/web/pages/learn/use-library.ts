import { useQueries, useQuery } from '@tanstack/react-query'
import { CallFailure } from '#web/app/calls/failure.ts'
import { lessons } from '#web/app/catalogue.generated.ts'
import {
  lessonsQuery,
  type MediaAnswer,
  mediaItemsQuery,
  type MyMedia,
  myMediaQuery,
} from '#web/app/queries/media-queries.ts'

const LISTED: ReadonlySet<string> = new Set(lessons.map(({ media }) => String(media)))

/** Every lesson, and the owner's favourites and watched videos; `null` while they load. Without a connection nothing comes, which is an error too. */
export function useLibrary() {
  const [all, mine] = useQueries({ queries: [lessonsQuery, myMediaQuery] })
  const others = itemsBeyondLessons(mine.data)
  const more = useQuery({ ...mediaItemsQuery(others), enabled: others.length > 0 })
  const isComing = others.length > 0 && more.data === undefined
  if (all.data === undefined || mine.data === undefined || isComing) {
    const isAway = [all, mine, more].some(({ fetchStatus }) => fetchStatus === 'paused')
    return { library: null, error: mine.error ?? (isAway ? new CallFailure(0, {}) : null) }
  }
  const items = [...all.data, ...(more.data ?? [])]
  const byId = new Map(items.map((item) => [String(item.id), item]))
  const { favourites, watched } = mine.data
  const itemsOf = (ids: readonly (string | number)[]): MediaAnswer[] =>
    ids.flatMap((id) => byId.get(String(id)) ?? [])
  return { library: { all: items, itemsOf, favourites, watched }, error: null }
}

/** The owner's favourite or watched items of a remote library, beyond the lessons of our checks. */
export function itemsBeyondLessons(
  { favourites, watched }: MyMedia = { favourites: [], watched: [] },
): string[] {
  const ids = [...favourites, ...watched.map(({ mediaId }) => mediaId)].filter((id) => !LISTED.has(id))
  return [...new Set(ids)]
}

export type LoadedLibrary = NonNullable<ReturnType<typeof useLibrary>['library']>
