interface Fields {
  getInputNode: (path: string) => HTMLElement | null
}

/** Puts the keyboard into the first field that is wrong. */
export function focusFirst(form: Fields, problems: Readonly<Record<string, unknown>>): void {
  const [field] = Object.keys(problems)
  if (field !== undefined) form.getInputNode(field)?.focus()
}
