import { CATEGORY_WORDS } from '#core/categories.ts'
import { CATEGORIES } from '#core/check.ts'
import { videoTime } from '#core/format/times.ts'
import type { MediaAnswer, MyMedia } from '#web/app/queries/media-queries.ts'

export type WatchedVideo = MyMedia['watched'][number]

/** A lesson that was stopped this early, or this near its end, does not count as begun. */
const EDGE_SECONDS = 3

export const mediaId = ({ id }: Pick<MediaAnswer, 'id'>): string => String(id)
export const videoPath = (id: string | number): string => `/videos/${encodeURIComponent(String(id))}`
export const guidePath = (id: string | number): string => `/learning-guide/${encodeURIComponent(String(id))}`

/** The position to continue at, in seconds; 0: the beginning. */
export function positionIn(
  { seconds }: Pick<MediaAnswer, 'seconds'>,
  watched: WatchedVideo | undefined,
): number {
  if (!watched || watched.finished || watched.seconds < EDGE_SECONDS) return 0
  return seconds !== null && watched.seconds > seconds - EDGE_SECONDS ? 0 : watched.seconds
}

/** A lesson whose video is not recorded yet. */
export const isToRead = ({ video, transcript }: MediaAnswer): boolean => video === null && transcript !== null

/** The watched share of a lesson, 0 to 1; 0 where its length is not known. */
export function shareWatched(item: Pick<MediaAnswer, 'seconds'>, watched: WatchedVideo | undefined): number {
  if (watched?.finished) return 1
  return item.seconds === null || item.seconds === 0 ? 0 : positionIn(item, watched) / item.seconds
}

/**
 * "01:18 · Compliance", with the position or that it was watched; "To read" while there is no video. `isAmongItsLike`: its category
 * is named above it.
 */
export function lessonLine(item: MediaAnswer, watched?: WatchedVideo, isAmongItsLike = false): string {
  const category = isAmongItsLike ? undefined : CATEGORIES.find((one) => item.tags.includes(one))
  const stopped = positionIn(item, watched)
  return [
    isToRead(item) ? 'To read' : null,
    item.seconds === null ? null : videoTime(item.seconds),
    category ? CATEGORY_WORDS[category].title : null,
    watched?.finished ? 'Seen' : null,
    stopped > 0 ? `Stopped at ${videoTime(stopped)}` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

/** Lessons with all the typed words in title, description or category. */
export function searchLessons(items: readonly MediaAnswer[], typed: string): MediaAnswer[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
  return items.filter((item) => {
    const text = `${item.name} ${item.description} ${item.tags.join(' ')} ${lessonLine(item)}`
    return words.every((word) => text.toLowerCase().includes(word))
  })
}
