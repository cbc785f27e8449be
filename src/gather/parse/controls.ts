import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Fields and buttons that belong to one form, or to one group without a form. */
export interface Controls {
  owner: PlacedElement
  fields: PlacedElement[]
  buttons: PlacedElement[]
}

/** The form that a control belongs to: the one named by its `form` attribute, otherwise the one around it. */
export function formAround(placed: PlacedElement, walked: WalkedDocument): PlacedElement | null {
  const named = placed.attributes['form']
  const owner = named === undefined ? undefined : walked.byId(named)
  return owner?.tag === 'form' ? owner : placed.form
}
