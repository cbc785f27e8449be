import { MAIN_ID } from '../../kit/frame/SkipLink.tsx'

interface Fields {
  getInputNode: (path: string) => HTMLElement | null
}

/** Puts the keyboard into the first field that is wrong. */
export function focusFirst(form: Fields, problems: Readonly<Record<string, unknown>>): void {
  const [field] = Object.keys(problems)
  if (field !== undefined) form.getInputNode(field)?.focus()
}

/** The same for a page of several forms, once it shows what is wrong. */
export function focusFirstWrong(): void {
  setTimeout(() => document.querySelector<HTMLElement>(`#${MAIN_ID} [aria-invalid="true"]`)?.focus())
}
