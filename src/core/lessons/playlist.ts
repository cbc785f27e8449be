import type { MediaItem } from './media-item.ts'

/** Decisions, section 14. */
const MOST = 50

/**
 * What follows an item in the playlist that began with `start`, which goes along `nextMedia` until a repeat, a missing item or none,
 * at most 50 items long; `null` after its end. `find` gives the item of an id, or `null`.
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
