/** Characters of all texts in facts, which is most of the memory that they take. */
export function charactersIn(facts: unknown): number {
  if (typeof facts === 'string') return facts.length
  if (typeof facts !== 'object' || facts === null) return 0
  return Object.values(facts).reduce((sum: number, value) => sum + charactersIn(value), 0)
}

/** The first ones of a list that have at most so many characters together. */
export function upToCharacters<T>(list: readonly T[], most: number): T[] {
  let characters = 0
  const end = list.findIndex((one) => (characters += charactersIn(one)) > most)
  return end < 0 ? [...list] : list.slice(0, end)
}
