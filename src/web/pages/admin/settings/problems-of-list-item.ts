/**
 * Messages of the API by the fields of a form, which calls the API's `value` by a name of its own; with an empty name, the parts of
 * `value` are the form's fields.
 */
export const problemsOfListItem =
  (name: string) =>
  (fields: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).map(([path, text]) => [placeOf(path, name), text]))

/** The same for a field that has a whole list, with one item on each line: it shows what is wrong with the first of them. */
export const problemsOfLines =
  (name: string) =>
  (fields: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.values(fields)
        .slice(0, 1)
        .map((text) => [name, text]),
    )

const placeOf = (path: string, name: string): string =>
  [name, ...path.split('.').slice(1)].filter((part) => part !== '').join('.')
