/** The first message of each field, in the order of the form, from all of them with their fields. */
export const firstMessages = (all: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(all.filter(([field], at) => all.findIndex(([other]) => other === field) === at))
