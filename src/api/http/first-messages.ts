/** The first message of each field, in the order of the form, from all of them with their fields. In one pass: who sends a form decides how many there are. */
export function firstMessages(all: readonly (readonly [string, string])[]): Record<string, string> {
  const first = new Map<string, string>()
  for (const [field, message] of all) if (!first.has(field)) first.set(field, message)
  return Object.fromEntries(first)
}
