/** What a reader finds first in a list; `null`: nothing. */
export function firstFound<Item, Found>(
  items: readonly Item[],
  read: (item: Item) => Found | null,
): Found | null {
  for (const item of items) {
    const found = read(item)
    if (found !== null) return found
  }
  return null
}
