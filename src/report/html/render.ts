import { raw } from 'hono/html'
import type { Report } from '../schema.ts'
import { categoriesOf } from '../summary.ts'
import { checkSection } from './check-section.ts'
import { cover, type Presentation } from './cover.ts'
import { SYMBOLS } from './icons.data.ts'
import { part, type Part } from './part.ts'
import { planSection } from './plan-section.ts'
import { styleSheet } from './style.ts'

export interface HtmlOptions extends Presentation {
  /** Fonts as base64 WOFF2, so that the file stands alone. */
  fonts: { latin: string; latinExtended: string } | null
  /** Open what is folded on screen (print, PDF). */
  expand: boolean
}

/** No script, no address outside: whatever stands in a result, the file can only show it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

/** The owner's report as one self-contained HTML file: readable on a phone, printable, without script. */
export async function renderHtml(report: Report, options: HtmlOptions): Promise<string> {
  const host = new URL(report.address).host
  const document = part`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Website health report for ${host} · Fettle</title>
<style>${raw(styleSheet(options.fonts, host))}</style>
</head>
<body>
<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${raw(SYMBOLS)}</defs></svg>
<main>
${cover(report, options)}
${planSection(report)}
${categoriesOf(report).map((summary) => categorySection(report, summary, options))}
${about(report)}
</main>
</body>
</html>
`
  return String(await document)
}

function categorySection(
  report: Report,
  { category, title, intro }: { category: string; title: string; intro: string },
  options: HtmlOptions,
): Part {
  const checks = report.checks.filter((check) => check.category === category).toSorted(byUrgency(report))
  return part`<section class="page" id="category-${category}"><h2 class="h-page">${title}</h2><p class="muted">${intro}</p>
${checks.map((check) => checkSection(check, options))}</section>`
}

/** What is to be done comes first, by its place in the plan; the rest keeps its order. */
function byUrgency(report: Report) {
  const place = new Map(report.plan.items.map((item) => [item.check, item.place ?? Number.MAX_SAFE_INTEGER]))
  return (a: { id: string }, b: { id: string }): number =>
    (place.get(a.id) ?? Number.MAX_SAFE_INTEGER) - (place.get(b.id) ?? Number.MAX_SAFE_INTEGER)
}

const about = (report: Report): Part =>
  part`<footer class="about"><h2>About this report</h2><p>Fettle ${report.engine.version} looked at ${report.address} from the outside, as a visitor would. It sent no forms, logged in nowhere and put nothing in a cart. ${
    report.engine.browser
      ? `Speed and accessibility were measured with Lighthouse ${report.engine.lighthouse} in ${report.engine.browser}. `
      : ''
  }What could not be looked at is marked as such and never counted against you. This is general information, not legal or security advice.</p></footer>`
