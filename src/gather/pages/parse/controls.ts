import type { Placed } from './placed.ts'
import type { WalkedDocument } from './survey.ts'

/** Fields and buttons that belong to one form, or to one group without a form. */
export interface Controls {
  owner: Placed
  fields: Placed[]
  buttons: Placed[]
}

/** The form that a control belongs to: the one its `form` attribute names, else the one around it. */
export function formAround(placed: Placed, survey: WalkedDocument): Placed | null {
  const named = placed.attributes['form']
  const owner = named === undefined ? undefined : survey.byId(named)
  return owner?.tag === 'form' ? owner : placed.form
}
