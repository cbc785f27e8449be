import type { AnyCheck } from '../check.ts'
import type { KnownResult } from '../known-results.ts'
import type { Selling } from '../selling.ts'

/** Whether the website sells, by its results; the owner's answer comes before it. It is never "no" because no shop was found. */
export function sellingByResults(
  checks: readonly Pick<AnyCheck, 'id' | 'selling'>[],
  results: readonly Pick<KnownResult, 'id' | 'facts'>[],
): Exclude<Selling, 'no'> {
  const isSeen = checks.some(({ id, selling }) => {
    const facts = results.find((one) => one.id === id)?.facts
    return selling !== undefined && facts?.[selling.seenIn] === true
  })
  return isSeen ? 'yes' : 'unknown'
}
