import { stepsOnPaper } from '../steps-on-paper.ts'
import type { Report } from '../schema.ts'
import { breakable } from './address.ts'
import { renderBlocks } from './blocks.ts'
import { appendixId } from './places.ts'
import { NOTHING, type Html, part } from './part.ts'
import { fixList, hasPieces, haveBlanks, longPieces } from './pieces.ts'
import { pill } from './pill.ts'
import { fixesOf, type Presentation } from './presentation.ts'

export interface CheckOptions extends Presentation {
  /** Opens everything that is folded on screen (print, PDF). */
  expand: boolean
}

type Checked = Report['checks'][number]

/** One result: title and pill, verdict, proof, next steps with what is ready made for them, what it is and why it matters, what we looked at. */
export function checkSection(check: Checked, options: CheckOptions): Html {
  return part`<article class="check" id="${check.id}"><header><h3>${check.title}</h3>${pill(check)}</header>
<p class="verdict" dir="auto">${check.description}</p>
${check.advice.length > 0 ? part`<ul class="advice">${check.advice.map((line) => part`<li dir="auto">${line}</li>`)}</ul>` : NOTHING}
${renderBlocks(check.blocks)}
${next(check)}
${readyMade(check, options)}
${folded('What it is and why it matters', part`<p>${check.whatIsIt}</p><p>${check.whyImportant}</p>`, options)}
${folded('What we looked at', looked(check), options)}
</article>`
}

/** The ready-made texts of a check that are too long for its section. */
export function checkTexts(check: Checked, options: CheckOptions): Html {
  const texts = longPieces(fixesOf(options, check.id))
  return texts.length === 0
    ? NOTHING
    : part`<section class="raw" id="${appendixId(check.id)}"><h2>Appendix: texts in full</h2>${texts}</section>`
}

function next(check: Checked): Html {
  const steps = stepsOnPaper(check.nextSteps)
  if (steps.length === 0 || !check.applicable) return NOTHING
  const title = check.goldStar ? 'Keep it that way' : 'What to do'
  return part`<h4>${title}</h4><ol class="${check.goldStar ? 'stars' : 'steps'}">${steps.map((step) => part`<li>${step}</li>`)}</ol>`
}

/** The texts of which the steps speak: whoever reads this alone has no other place to take them from. */
function readyMade(check: Checked, options: CheckOptions): Html {
  const fixes = fixesOf(options, check.id)
  const blanks = haveBlanks(fixes) ? part`<p class="note">Fill in what’s in square brackets.</p>` : NOTHING
  return hasPieces(fixes)
    ? part`<h4>Ready made</h4>${blanks}${fixList(fixes, appendixId(check.id))}`
    : NOTHING
}

const folded = (title: string, body: Html, { expand }: CheckOptions): Html =>
  expand
    ? part`<div class="unfolded"><h4>${title}</h4>${body}</div>`
    : part`<details><summary>${title}</summary>${body}</details>`

const looked = (check: Checked): Html =>
  part`<ul class="proof">${check.evidence.map(
    ({ at, found }) => part`<li dir="auto"><span>${breakable(at)}</span> ${breakable(found)}</li>`,
  )}</ul>`
