/** Path of the package that another finds by a name: in its own folder, else in one further up. `undefined`: the lockfile has none. */
export function placeOf(
  name: string,
  from: string,
  packages: Readonly<Record<string, unknown>>,
): string | undefined
