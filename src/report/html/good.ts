import type { PlanGroup } from '#core/plan-states.ts'
import { goodChecks } from '../jobs.ts'
import type { Report } from '../schema.ts'
import { renderBlocks } from './blocks.ts'
import { goodToKnow } from './lines.ts'
import { splitBlocks } from './paper-blocks.ts'
import { NOTHING, type Html, part } from './part.ts'
import { fixList, hasPieces } from './pieces.ts'
import { pill } from './pill.ts'
import { fixesOf, type Presentation } from './presentation.ts'
import { appendixId } from './places.ts'

type Checked = Report['checks'][number]

/** The plan's name for what nothing has to be done for. */
const COMPLETED = 'Completed'

export interface GoodOptions extends Presentation {
  /** The report has an appendix with long lists and texts in full. */
  hasAppendix?: boolean
}

/** What is completed, each with its verdict and what shows it. */
export function goodSection(report: Report, options: GoodOptions): Html {
  const checks = goodChecks(report)
  return part`<section id="good"><h2 class="h-page">${COMPLETED}</h2>${
    checks.length === 0
      ? part`<p class="muted">Nothing yet. It fills up as you go.</p>`
      : part`<p class="muted">Nothing to do here.${options.isWatched ? ' We keep an eye on it.' : ''}</p><ul class="done">${checks.map((check) => goodOne(check, options))}</ul>`
  }</section>`
}

/** Its long lists are in the appendix; pictures are shown where something is to change. What is ready made for it is no work that has to be done, but other checks may lead to it. */
function goodOne(check: Checked, options: GoodOptions): Html {
  const { hasAppendix = true } = options
  const fixes = hasAppendix ? fixesOf(options, check.id) : []
  const { shown, raw } = splitBlocks(check.blocks)
  const more =
    hasAppendix && raw.length > 0
      ? part`<p class="note">The whole list is in <a href="#${appendixId(check.id)}">the appendix, under ${check.title}</a>.</p>`
      : NOTHING
  return part`<li id="${check.id}" class="good-one"><header><h3>${check.title}</h3>${pill(check)}</header><p dir="auto">${check.description}</p>${renderBlocks(
    shown.filter(({ kind }) => kind !== 'pictures'),
  )}${more}${goodToKnow(check.advice)}${hasPieces(fixes) ? part`<h4>To make it better still</h4>${fixList(fixes, appendixId(check.id))}` : NOTHING}</li>`
}

/** The completed items of a group, by name. */
export function completedByName(report: Report, group: PlanGroup): Html {
  const inGroup = new Set(report.plan.items.filter((item) => item.group === group).map(({ check }) => check))
  const checks = goodChecks(report)
    .filter(({ id }) => inGroup.has(id))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  if (checks.length === 0) return NOTHING
  return part`<section><h2>${COMPLETED}</h2><ul class="done">${checks.map(({ title }) => part`<li>${title}</li>`)}</ul></section>`
}
