import type { MediaItem } from './media-item.ts'

/** Decisions, section 14. */
const MOST = 50

/** From one item along `nextMedia` until a repeat, a missing item or none; at most 50. */
export function playlistOf<Item extends Pick<MediaItem, 'id' | 'nextMedia'>>(
  start: string,
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [String(item.id), item]))
  const list: Item[] = []
  let item = byId.get(start)
  while (item && !list.includes(item) && list.length < MOST) {
    list.push(item)
    item = item.nextMedia === null ? undefined : byId.get(String(item.nextMedia))
  }
  return list
}

/** What follows in a playlist; `null` after its end. */
export function nextIn<Item extends Pick<MediaItem, 'id'>>(list: readonly Item[], id: string): Item | null {
  const place = list.findIndex((item) => String(item.id) === id)
  return place === -1 ? null : (list[place + 1] ?? null)
}
