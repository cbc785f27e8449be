/** What V8 keeps for an object, a value in it, and a text beside its characters (measured; 1.0 to 1.2 of what facts take). */
const OBJECT = 24
const SLOT = 8
const TEXT = 16

/** Characters of which a text takes two bytes each, with all others in it. */
const WIDE = /[^\0-\u00FF]/u

/** Bytes of memory that a text takes. */
export const bytesOfText = (text: string): number => TEXT + text.length * (WIDE.test(text) ? 2 : 1)

/** Bytes of memory that facts take: a page of many small things takes far more than their characters. */
export function bytesOf(facts: unknown): number {
  if (typeof facts === 'string') return bytesOfText(facts)
  if (typeof facts !== 'object' || facts === null) return 0
  return Object.values(facts).reduce((sum: number, value) => sum + SLOT + bytesOf(value), OBJECT)
}
