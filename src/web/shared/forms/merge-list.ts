/** What makes two items of a list the same one, and how two versions of it become one; `read` is missing where both sides added it. */
interface ListRules<Item> {
  keyOf: (item: Item) => string
  mergeItem: (typed: Item, read: Item | undefined, now: Item) => Item
}

/**
 * A list after something else was saved meanwhile: what was added on either side is in it, and what was removed on either side is not,
 * unless the other side changed it. Without rules, an item that was changed is another one. The order is the saved one, unless items were
 * moved here.
 */
export function mergeList<Item>(
  typed: readonly Item[],
  read: readonly Item[],
  now: readonly Item[],
  { keyOf, mergeItem }: ListRules<Item> = {
    keyOf: (item) => JSON.stringify(item),
    mergeItem: (item) => item,
  },
): Item[] {
  const [here, before, saved] = [byKey(typed, keyOf), byKey(read, keyOf), byKey(now, keyOf)]
  return orderOf([...here.keys()], [...before.keys()], [...saved.keys()]).flatMap((key) => {
    const [mine, old, theirs] = [here.get(key), before.get(key), saved.get(key)]
    if (mine === undefined) return theirs === undefined || isSame(theirs, old) ? [] : [theirs]
    if (theirs === undefined) return isSame(mine, old) ? [] : [mine]
    return [mergeItem(mine, old, theirs)]
  })
}

/** The same for a list whose items keep their places; what was typed stays whole where the lengths differ. */
export function mergePlaces<Item>(
  typed: readonly Item[],
  read: readonly Item[],
  now: readonly Item[],
  mergeItem: ListRules<Item>['mergeItem'],
): Item[] {
  if (isSame(typed, read)) return [...now]
  const fits = typed.length === now.length && [0, now.length].includes(read.length)
  return typed.map((item, index) => {
    const saved = now[index]
    return fits && saved !== undefined ? mergeItem(item, read[index], saved) : item
  })
}

/** Whether two values are the same when they are sent. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Items by their keys; a second item with the same key is another one. */
function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const all = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    let times = 1
    while (all.has(`${times} ${key}`)) times += 1
    all.set(`${times} ${key}`, item)
  }
  return all
}

/** All keys once: in the saved order with those from here after what they stood after, or, where items were moved here, the other way round. */
function orderOf(here: readonly string[], before: readonly string[], saved: readonly string[]): string[] {
  const isMoved = !isSame(
    here.filter((key) => before.includes(key)),
    before.filter((key) => here.includes(key)),
  )
  const [lead, other] = isMoved ? [here, saved] : [saved, here]
  const order = [...lead]
  for (const [place, key] of other.entries()) {
    if (order.includes(key)) continue
    const previous = other[place - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key)
  }
  return order
}
