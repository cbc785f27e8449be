/** Before a button, or the row of one, goes away by its own press: the focus moves to the button beside it, the next one first. */
export function focusBeside(going: Element): void {
  const beside = going.nextElementSibling ?? going.previousElementSibling
  const button = beside?.matches('button') ? beside : beside?.querySelector('button')
  if (button instanceof HTMLElement) button.focus()
}
