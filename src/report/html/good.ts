import { goodChecks } from '../jobs.ts'
import type { Report } from '../schema.ts'
import { renderBlocks } from './blocks.ts'
import { splitBlocks } from './paper-blocks.ts'
import { type Html, part } from './part.ts'
import { pill } from './pill.ts'

type Checked = Report['checks'][number]

/** What is in good shape, or completed as the plan calls it, each with its verdict and what shows it. */
export function goodSection(report: Report, title = 'In good shape'): Html {
  const checks = goodChecks(report)
  return part`<section id="good"><h2 class="h-page">${title}</h2>${
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
