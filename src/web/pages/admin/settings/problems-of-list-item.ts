/**
 * Sentences of the API by their place in a form, which has what the API calls `value` under a name of its own; an empty name: its
 * parts are the form's fields.
 */
export const problemsOfListItem =
  (name: string) =>
  (fields: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).map(([path, text]) => [placeOf(path, name), text]))

const placeOf = (path: string, name: string): string =>
  [name, ...path.split('.').slice(1)].filter((part) => part !== '').join('.')
