/**
 * The form after something else was saved meanwhile: what was typed here stays, everything else has the saved value. `read`: the
 * form when it was opened.
 */
export function mergeTyped<Values extends object>(typed: Values, read: Values, now: Values): Values {
  const changed = Object.entries(typed).filter(([field, value]) => !isSame(value, entry(read, field)))
  return Object.assign({ ...now }, Object.fromEntries(changed))
}

const entry = (values: object, field: string): unknown => new Map(Object.entries(values)).get(field)

/** Fields contain text, ticks, or a few of both. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
