import type { MediaItem } from './media-item.ts'

/** Most items of a playlist (decisions, section 14). */
const MOST = 50

/**
 * The item after another in the playlist that began with `start`. The playlist follows `nextMedia` until an item repeats, is missing or has
 * none, and has at most 50 items; `null` after its end. `find` gives the item of an id, or `null`.
 */
export async function nextInPlaylist<Item extends Pick<MediaItem, 'id' | 'nextMedia'>>(
  { start, id }: { start: string; id: string },
  find: (id: string) => Promise<Item | null>,
): Promise<Item | null> {
  const played = new Set<string>()
  let item = await find(start)
  while (item && !played.has(String(item.id)) && played.size < MOST) {
    if (played.has(id)) return item
    played.add(String(item.id))
    item = item.nextMedia === null ? null : await find(String(item.nextMedia))
  }
  return null
}
