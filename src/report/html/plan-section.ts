import { jobTime } from '#core/job-time.ts'
import type { PlanGroup } from '#core/plan-states.ts'
import type { Report } from '../schema.ts'
import { NOTHING, type Html, part } from './part.ts'

export const GROUPS: readonly { group: PlanGroup; title: string; intro: string }[] = [
  { group: 'easy', title: 'Easy business wins', intro: 'Small jobs with quick results.' },
  { group: 'essential', title: 'Business essentials', intro: 'The things every business should have.' },
  { group: 'longterm', title: 'Long-term goals', intro: 'Bigger projects worth planning for.' },
]

type Item = Report['plan']['items'][number]

/** The Digital Action Plan: what to do next in three groups, and what is done. */
export function planSection(report: Report): Html {
  const { items } = report.plan
  const done = items.filter(({ state }) => state === 'completed')
  const open = items.filter(({ state }) => state === 'open')
  return part`<section class="page" id="plan"><h2 class="h-page">Digital Action Plan</h2>
${GROUPS.map(({ group, title, intro }) =>
  groupOf(
    report,
    open.filter((item) => item.group === group),
    { title, intro },
  ),
)}
<h3>Completed</h3>${
    done.length === 0
      ? part`<p class="muted">Nothing yet. It fills up as you go.</p>`
      : part`<p class="muted">Nicely done. We'll keep an eye on these.</p><ul class="done">${done.map(
          (item) => part`<li><a href="#${item.check}">${titleOf(report, item)}</a></li>`,
        )}</ul>`
  }</section>`
}

function groupOf(report: Report, items: readonly Item[], words: { title: string; intro: string }): Html {
  const body =
    items.length === 0
      ? part`<p class="muted">Nothing left here. Good work.</p>`
      : part`<div class="scroll"><table class="data plan"><thead><tr><th scope="col"><span class="sr">Order</span></th><th scope="col">What</th><th scope="col">Why</th><th scope="col">Who</th><th scope="col" class="r">How long</th></tr></thead><tbody>${items.map((item) => row(report, item))}</tbody></table></div>`
  return part`<h3>${words.title}</h3>${items.length === 0 ? NOTHING : part`<p class="muted">${words.intro}</p>`}${body}`
}

const row = (report: Report, item: Item): Html =>
  part`<tr><td class="order">${item.place ?? ''}</td><td data-label="What"><a href="#${item.check}">${titleOf(report, item)}</a></td><td data-label="Why">${item.why}</td><td data-label="Who">${item.who}</td><td class="r" data-label="How long">${jobTime(item)}</td></tr>`

const titleOf = (report: Report, item: Item): string =>
  report.checks.find((check) => check.id === item.check)?.title ?? item.check
