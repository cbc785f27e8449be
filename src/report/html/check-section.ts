import type { CheckResult } from '#core/result.ts'
import type { Report } from '../schema.ts'
import { breakable } from './address.ts'
import { renderBlocks } from './blocks.ts'
import { NOTHING, type Html, icon, part } from './part.ts'

export interface CheckOptions {
  /** Opens everything that is folded on screen (print, PDF). */
  expand: boolean
}

type Checked = Report['checks'][number]

/** One result: title and pill, verdict, proof, next steps, what it is and why it matters, what we looked at. */
export function checkSection(check: Checked, options: CheckOptions): Html {
  return part`<article class="check" id="${check.id}"><header><h3>${check.title}</h3>${pill(check)}</header>
<p class="verdict" dir="auto">${check.description}</p>
${check.advice.length > 0 ? part`<ul class="advice">${check.advice.map((line) => part`<li dir="auto">${line}</li>`)}</ul>` : NOTHING}
${renderBlocks(check.blocks)}
${steps(check)}
${folded('What it is and why it matters', part`<p>${check.whatIsIt}</p><p>${check.whyImportant}</p>`, options)}
${folded('What we looked at', looked(check), options)}
</article>`
}

/** Symbol of a result: greys have their own shapes. */
export function symbolOf({ display, greyKind }: Pick<CheckResult, 'display' | 'greyKind'>): string {
  if (display !== 'missing') return display
  if (greyKind === 'missing' || greyKind === 'not_relevant') return 'missing'
  return greyKind === 'unable' ? 'unable' : 'ask'
}

const toneOf = ({ display }: Checked): string => (display === 'missing' ? 'grey' : display)

const pill = (check: Checked): Html =>
  part`<span class="pill t-${toneOf(check)}">${icon(symbolOf(check), 'icon-16')}${check.tag}</span>`

function steps(check: Checked): Html {
  if (check.nextSteps.length === 0 || !check.applicable) return NOTHING
  const title = check.goldStar ? 'Keep it that way' : 'What to do'
  return part`<h4>${title}</h4><ol class="${check.goldStar ? 'stars' : 'steps'}">${check.nextSteps.map((step) => part`<li>${step}</li>`)}</ol>`
}

const folded = (title: string, body: Html, { expand }: CheckOptions): Html =>
  expand
    ? part`<div class="unfolded"><h4>${title}</h4>${body}</div>`
    : part`<details><summary>${title}</summary>${body}</details>`

const looked = (check: Checked): Html =>
  part`<ul class="proof">${check.evidence.map(
    ({ at, found }) => part`<li dir="auto"><span>${breakable(at)}</span> ${breakable(found)}</li>`,
  )}</ul>`
