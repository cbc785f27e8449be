import type { Egress } from '#net/types.ts'
import type { GatherContext } from './context.ts'

/**
 * Work that several gatherers of one scan need and that is no evidence itself: done once, for whoever asks first, and
 * forgotten with the scan. A scan is known by its one door out.
 */
export function oncePerScan<T>(make: (context: GatherContext) => T): (context: GatherContext) => T {
  const made = new WeakMap<Egress, { value: T }>()
  return (context) => {
    const known = made.get(context.egress)
    if (known) return known.value
    const value = make(context)
    made.set(context.egress, { value })
    return value
  }
}
