import type { PlanGroup } from '#core/plan-states.ts'
import { goodChecks } from '../jobs.ts'
import type { Report } from '../schema.ts'
import { renderBlocks } from './blocks.ts'
import { splitBlocks } from './paper-blocks.ts'
import { NOTHING, type Html, part } from './part.ts'
import { pill } from './pill.ts'

type Checked = Report['checks'][number]

/** The plan's name for what nothing has to be done for. */
const COMPLETED = 'Completed'

/** What is completed, each with its verdict and what shows it. */
export function goodSection(report: Report): Html {
  const checks = goodChecks(report)
  return part`<section id="good"><h2 class="h-page">${COMPLETED}</h2>${
    checks.length === 0
      ? part`<p class="muted">Nothing yet. It fills up as you go.</p>`
      : part`<p class="muted">Nothing to do here. We keep an eye on it.</p><ul class="done">${checks.map(goodOne)}</ul>`
  }</section>`
}

/** Its long lists are in the appendix; pictures are shown where something is to change. */
const goodOne = (check: Checked): Html =>
  part`<li id="${check.id}" class="good-one"><header><b>${check.title}</b>${pill(check)}</header><p dir="auto">${check.description}</p>${renderBlocks(
    splitBlocks(check.blocks).shown.filter(({ kind }) => kind !== 'pictures'),
  )}</li>`

/** The completed items of a group, by name. */
export function completedByName(report: Report, group: PlanGroup): Html {
  const inGroup = new Set(report.plan.items.filter((item) => item.group === group).map(({ check }) => check))
  const checks = goodChecks(report)
    .filter(({ id }) => inGroup.has(id))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  if (checks.length === 0) return NOTHING
  return part`<section><h2>${COMPLETED}</h2><ul class="done">${checks.map(({ title }) => part`<li>${title}</li>`)}</ul></section>`
}
