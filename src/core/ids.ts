const FIRST = 100_000
const COUNT = 900_000
const MOST_COLLISIONS = 1_000

/**
 * A new id of six digits, 100000 to 999999, that is not in `taken`. `random` gives numbers from 0 to below 1. Throws after
 * 1,000 collisions (specification, section 8).
 */
export function newId(taken: ReadonlySet<number>, random: () => number): number {
  for (let tries = 0; tries < MOST_COLLISIONS; tries += 1) {
    const id = FIRST + Math.floor(random() * COUNT)
    if (!taken.has(id)) return id
  }
  throw new Error('ID space exhausted or too many collisions.')
}
