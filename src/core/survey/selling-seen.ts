import type { AnyCheck } from '../check.ts'
import type { Selling } from '../selling.ts'

interface KnownResult {
  readonly id: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Whether the website sells, as its results tell; what the owner answers goes before it. That no shop was seen is never a "no". */
export function sellingSeen(
  checks: readonly Pick<AnyCheck, 'id' | 'selling'>[],
  results: readonly KnownResult[],
): Exclude<Selling, 'no'> {
  const isSeen = checks.some(({ id, selling }) => {
    const facts = results.find((one) => one.id === id)?.facts
    return selling !== undefined && facts?.[selling.seenIn] === true
  })
  return isSeen ? 'yes' : 'unknown'
}
