import type { ConnectorContext, ReadResult } from './context.ts'
import { UNKNOWN_NAME } from './graph.ts'

/** Names of fields or metrics to ask for; one that Graph no longer knows fails the whole call. */
export interface GraphNames {
  needed: readonly string[]
  /** Left out where Graph refuses them, so that an owner keeps the rest. */
  optional: readonly string[]
  /** What earlier versions asked for: what was noted of one is taken off. */
  former?: readonly string[]
  /** Some do not fit every item, and Graph then refuses the request without a word of the name. */
  isOfItems?: true
}

/** A field with what is asked of it has the name before the first dot: `reactions.summary(total_count)`. */
const nameOf = (field: string): string => field.split('.')[0] ?? field

/**
 * Asks for all names, then without the optional ones that Graph refuses: the one that it names, or else one after the other, the last one first. Tells
 * the operator which it no longer knows.
 */
export async function askGraphNames<Answer>(
  context: ConnectorContext,
  { needed, optional, isOfItems, former = [] }: GraphNames,
  ask: (names: string) => Promise<ReadResult<Answer>>,
): Promise<ReadResult<Answer>> {
  let left = optional
  const retired: string[] = []
  for (;;) {
    const names = [...needed, ...left]
    const answer = await ask(names.join(','))
    if (answer.ok) {
      await context.noteNames({ known: [...names, ...former].map(nameOf), retired })
      return answer
    }
    const { code, kind, unknownName } = answer.failure
    const isRetired = code === UNKNOWN_NAME && kind === 'bad_shape'
    if (!isRetired && !(isOfItems === true && code === UNKNOWN_NAME)) return answer
    const isNeeded = needed.some((name) => nameOf(name) === unknownName)
    if (isNeeded || left.length === 0) {
      const refused = isNeeded && unknownName !== undefined ? [unknownName] : needed.map(nameOf)
      if (isRetired) await context.noteNames({ known: [], retired: refused })
      return answer
    }
    const others = left.filter((name) => nameOf(name) !== unknownName)
    const kept = others.length < left.length ? others : left.slice(0, -1)
    if (isRetired) retired.push(...left.filter((name) => !kept.includes(name)).map(nameOf))
    left = kept
  }
}
