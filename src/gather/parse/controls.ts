import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Fields and buttons that belong to one form, or to one group without a form. */
export interface Controls {
  owner: PlacedElement
  fields: PlacedElement[]
  buttons: PlacedElement[]
}

/** The form that a control belongs to: the one its `form` attribute names, else the one around it. */
export function formAround(placed: PlacedElement, survey: WalkedDocument): PlacedElement | null {
  const named = placed.attributes['form']
  const owner = named === undefined ? undefined : survey.byId(named)
  return owner?.tag === 'form' ? owner : placed.form
}
