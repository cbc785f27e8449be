/**
 * Copies a text; `false` where the browser refuses. A page without https, which a Fettle at home may be, has no clipboard: there a selected
 * text is copied, in a field within `place` for a moment.
 */
export const copyText = (text: string, place: HTMLElement): Promise<boolean> =>
  'clipboard' in navigator
    ? navigator.clipboard.writeText(text).then(
        () => true,
        // A browser that refuses this may still allow the older way.
        () => copySelected(text, place),
      )
    : Promise.resolve(copySelected(text, place))

function copySelected(text: string, place: HTMLElement): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
