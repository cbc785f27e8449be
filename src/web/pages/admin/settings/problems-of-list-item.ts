/**
 * Messages of the API by the fields of a form, which calls the API's `value` by a name of its own; with an empty name, the parts of
 * `value` are the form's fields.
 */
export const problemsOfListItem =
  (name: string) =>
  (fields: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).map(([path, text]) => [placeOf(path, name), text]))

const placeOf = (path: string, name: string): string =>
  [name, ...path.split('.').slice(1)].filter((part) => part !== '').join('.')
