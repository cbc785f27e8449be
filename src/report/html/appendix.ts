import type { Fix } from '#fixes/fix.ts'
import { isUnanswered } from '../asked.ts'
import { goodChecks, jobsOf, notSwitchedOn } from '../jobs.ts'
import { OF_WEBSITE } from '../reached.ts'
import type { Report } from '../schema.ts'
import { breakable } from './address.ts'
import { renderBlocks } from './blocks.ts'
import { appendixId } from './places.ts'
import { splitBlocks } from './paper-blocks.ts'
import { NOTHING, type Html, part } from './part.ts'
import { longPieces } from './pieces.ts'
import { fixesOf, type Presentation } from './presentation.ts'

type Checked = Report['checks'][number]

/** The appendix to some checks of a report: long lists and texts in full, under the number of their job, and where we looked. */
export function appendix(
  report: Report,
  checks: readonly Checked[],
  options: Presentation & { expand: boolean },
): Html {
  const numbers = new Map(jobsOf(report).map(({ number, check }) => [check.id, number]))
  const ordered = checks.toSorted(
    (a, b) => (numbers.get(a.id) ?? Number.MAX_SAFE_INTEGER) - (numbers.get(b.id) ?? Number.MAX_SAFE_INTEGER),
  )
  const off = new Set(notSwitchedOn(report))
  const good = new Set(goodChecks(report))
  const lists = ordered.map((check) => {
    const number = numbers.get(check.id)
    const fixes = number !== undefined || good.has(check) ? fixesOf(options, check.id) : []
    return listsOf({ check, number, fixes })
  })
  const isEmpty = lists.every((one) => one === NOTHING)
  return part`${isEmpty ? NOTHING : part`<section id="appendix"><h2 class="h-page">Appendix: lists and texts in full</h2>${lists}</section>`}
${folded('Where we looked', part`<div class="scroll"><table class="data looked"><thead><tr><th scope="col">What</th><th scope="col">Where</th><th scope="col">What was there</th></tr></thead><tbody>${ordered.map((check) => looked(check, off.has(check)))}</tbody></table></div>`, options)}`
}

interface Listed {
  check: Checked
  /** Of its job; a completed check has none. */
  number: number | undefined
  /** What the report prints of its fixes. */
  fixes: readonly Fix[]
}

function listsOf({ check, number, fixes }: Listed): Html {
  const { raw } = splitBlocks(check.blocks)
  const pieces = longPieces(fixes)
  if (raw.length === 0 && pieces.length === 0) return NOTHING
  return part`<section class="raw" id="${appendixId(check.id)}"><h3>${number === undefined ? NOTHING : part`<span class="number">${number}</span> `}${check.title}</h3>${renderBlocks(raw)}${pieces}</section>`
}

/** Where nothing was looked at, because nobody answered or this Fettle does not look there, there is no row. */
const looked = (check: Checked, isOff: boolean): Html[] =>
  check.evidence
    .filter((proof) => !isUnanswered(proof) && !(isOff && !OF_WEBSITE.has(proof.kind)))
    .map(
      ({ at, found }, index) =>
        part`<tr><td>${index === 0 ? check.title : ''}</td><td dir="auto">${breakable(at)}</td><td dir="auto">${breakable(found)}</td></tr>`,
    )

const folded = (title: string, body: Html, { expand }: { expand: boolean }): Html =>
  expand
    ? part`<section class="unfolded"><h2>${title}</h2>${body}</section>`
    : part`<details><summary>${title}</summary>${body}</details>`
