import { plural } from '#core/words.ts'

/** One address alone, or how many different ones there are and the first; `null`: none. */
export function oneOf(addresses: readonly string[], thing: string): string | null {
  const different = new Set(addresses)
  const [first] = different
  if (first === undefined) return null
  return different.size === 1 ? first : `${plural(different.size, thing)}, such as ${first}`
}
