import { stepsOnPaper } from '../steps-on-paper.ts'
import type { Report } from '../schema.ts'
import { breakable } from './address.ts'
import { renderBlocks } from './blocks.ts'
import { NOTHING, type Html, part } from './part.ts'
import { pill } from './pill.ts'

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
${next(check)}
${folded('What it is and why it matters', part`<p>${check.whatIsIt}</p><p>${check.whyImportant}</p>`, options)}
${folded('What we looked at', looked(check), options)}
</article>`
}

function next(check: Checked): Html {
  const steps = stepsOnPaper(check.nextSteps)
  if (steps.length === 0 || !check.applicable) return NOTHING
  const title = check.goldStar ? 'Keep it that way' : 'What to do'
  return part`<h4>${title}</h4><ol class="${check.goldStar ? 'stars' : 'steps'}">${steps.map((step) => part`<li>${step}</li>`)}</ol>`
}

const folded = (title: string, body: Html, { expand }: CheckOptions): Html =>
  expand
    ? part`<div class="unfolded"><h4>${title}</h4>${body}</div>`
    : part`<details><summary>${title}</summary>${body}</details>`

const looked = (check: Checked): Html =>
  part`<ul class="proof">${check.evidence.map(
    ({ at, found }) => part`<li dir="auto"><span>${breakable(at)}</span> ${breakable(found)}</li>`,
  )}</ul>`
