import type { Egress } from '#net/types.ts'
import type { GatherContext } from './context.ts'

/**
 * Makes a value that several gatherers of one scan need and that is not evidence: once for each scan, released with it. A scan is identified by
 * its egress.
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
