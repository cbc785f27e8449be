import type { CheckResult } from '#core/result.ts'
import type { Report } from '../schema.ts'
import { type Html, icon, part } from './part.ts'

type Checked = Report['checks'][number]

/** Symbol of a result: greys have their own shapes. */
function symbolOf({ display, greyKind }: Pick<CheckResult, 'display' | 'greyKind'>): string {
  if (display !== 'missing') return display
  if (greyKind === 'missing' || greyKind === 'not_relevant') return 'missing'
  return greyKind === 'unable' ? 'unable' : 'ask'
}

const toneOf = ({ display }: Checked): string => (display === 'missing' ? 'grey' : display)

/** A result in a word, with its symbol and colour. */
export const pill = (check: Checked): Html =>
  part`<span class="pill t-${toneOf(check)}">${icon(symbolOf(check), 'icon-16')}${check.tag}</span>`
