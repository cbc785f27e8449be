import { MAIN_ID } from '#web/kit/frame/main-id.ts'

/** A field, or the first option of a question. */
const WRONG = ':is([aria-invalid="true"], [data-invalid] input)'

interface Fields {
  getInputNode: (path: string) => HTMLElement | null
}

/** Moves the focus to the first field that is wrong. */
export function focusFirst(form: Fields, problems: Readonly<Record<string, unknown>>): void {
  const [field] = Object.keys(problems)
  if (field !== undefined) form.getInputNode(field)?.focus()
}

/** The same for a page or dialog of several fields, once it shows what is wrong. */
export function focusFirstWrong(): void {
  setTimeout(() => {
    // A dialog is outside of the page's main part, and nobody reaches what is behind it.
    const place = document.querySelector('[aria-modal="true"]') ?? document.getElementById(MAIN_ID)
    place?.querySelector<HTMLElement>(WRONG)?.focus()
  })
}
