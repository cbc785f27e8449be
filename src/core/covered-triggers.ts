import type { AnyCheck } from './check.ts'
import { TRIGGERS } from './schedule.ts'
import { TRIGGER_FACTS } from './trigger-facts.ts'
import type { Trigger } from './trigger-names.ts'
import { checksOf } from './triggers.ts'

/**
 * The triggers that a scan of these checks also covers, so that the schedule does not scan again: all of a trigger's checks
 * are scanned, or, for a trigger without checks, all evidence that it gathers is gathered.
 */
export function coveredTriggers(catalogue: readonly AnyCheck[], ids: readonly string[]): Trigger[] {
  const run = catalogue.filter(({ id }) => ids.includes(id))
  const gathered = new Set(run.flatMap(({ needs, wants }) => [...needs, ...wants]))
  return TRIGGERS.filter((trigger) => {
    const own = checksOf(catalogue, [trigger])
    if (own.length > 0) return own.every(({ id }) => ids.includes(id))
    const { gathers = [] } = TRIGGER_FACTS[trigger]
    return gathers.length > 0 && gathers.every((key) => gathered.has(key))
  })
}
