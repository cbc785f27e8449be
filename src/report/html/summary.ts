import { shortDate } from '#core/dates.ts'
import type { ReportTable } from '#summary/finance/reports.ts'
import type { LabelledValue, SummaryView, ViewPart } from '#summary/view.ts'
import { chartFigure } from './chart.ts'
import { type HtmlOptions, renderDocument, SAMPLE_TITLE } from './document.ts'
import { NOTHING, type Html, part } from './part.ts'
import type { Paper } from './presentation.ts'
import { styles } from './styles.generated.ts'

/** What the business summary as a file is made from. */
interface SummaryDocument {
  view: SummaryView
  /** A picture of ours: `data:image/png;base64,…`, with its size in pixels. */
  logo: { src: string; width: number; height: number } | null
  /** When it is made, ISO 8601. */
  at: string
  /** IANA time zone of the owner. */
  timeZone: string
  /** A4 unless said otherwise. */
  paper?: Paper
  fonts: HtmlOptions['fonts']
  /** It is about the made-up business of a demonstration. */
  isSample?: boolean
}

/** The business summary as a self-contained HTML file, for printing: what a bank or an adviser gets. */
export function renderSummary({
  view,
  logo,
  at,
  timeZone,
  paper = 'A4',
  fonts,
  isSample = false,
}: SummaryDocument): Promise<string> {
  const date = shortDate(at, timeZone)
  const { businessName } = view
  const sample = isSample ? SAMPLE_TITLE : ''
  const sheets = {
    title: `${sample}Business summary for ${businessName}`,
    footer: `${sample}${businessName}, business summary, ${date}`,
    fonts,
    paper,
    style: styles.summary,
  }
  return renderDocument(sheets, [
    isSample
      ? part`<p class="sample" role="note"><b>Sample data.</b> This business is made up.</p>`
      : NOTHING,
    part`<header class="letterhead"><div><h1 dir="auto">${businessName}</h1><p>Business summary, ${date}</p></div>${
      logo
        ? part`<img src="${logo.src}" alt="Logo of ${businessName}" width="${logo.width}" height="${logo.height}">`
        : NOTHING
    }</header>
${view.contact.length === 0 ? NOTHING : labelledValues('contact', view.contact)}
${view.parts.map(section)}`,
    part`<footer class="about"><p>Prepared with Fettle on ${date}. Where no other source is named, the owner entered it.</p></footer>`,
  ])
}

const labelledValues = (look: 'contact' | 'pairs', pairs: readonly LabelledValue[]): Html =>
  part`<dl class="${look}">${pairs.map(({ label, value }) => part`<div><dt dir="auto">${label}</dt><dd dir="auto">${value}</dd></div>`)}</dl>`

const section = ({ title, content }: ViewPart): Html =>
  part`<section>${title === '' ? NOTHING : part`<h2 dir="auto">${title}</h2>`}${body(content)}</section>`

function body(content: ViewPart['content']): Html {
  switch (content.kind) {
    case 'list':
      return part`<ul class="bullets">${content.items.map((item) => part`<li dir="auto">${item}</li>`)}</ul>`
    case 'pairs':
      return part`${labelledValues('pairs', content.pairs)}${content.note === undefined ? NOTHING : part`<p class="note">${content.note}</p>`}`
    case 'columns':
      return part`<div class="cols cols-${content.columns.length}">${content.columns.map((text) => part`<p dir="auto">${text}</p>`)}</div>`
    case 'finance':
      return part`<p class="muted lead">${content.note}</p>${statements(content)}${content.charts.map(chartFigure)}${months(content)}`
  }
}

type Finance = Extract<ViewPart['content'], { kind: 'finance' }>

/** Statements across the page; derived figures in two columns, where the years leave space for that. */
function statements({ tables, years }: Finance): Html {
  const isHalf = ({ id }: ReportTable): boolean => years.length <= ROOM_BESIDE && !WHOLE.has(id)
  return part`${tables.filter((table) => !isHalf(table)).map((table) => statement(table, years))}<div class="halves">${tables.filter(isHalf).map((table) => statement(table, years))}</div>`
}

const months = ({ months: table }: Finance): Html =>
  table === null ? NOTHING : statement(table, table.heads)

const WHOLE: ReadonlySet<ReportTable['id']> = new Set(['profitAndLoss', 'balanceSheet', 'cash'])
/** Number of years that fit in half a page. */
const ROOM_BESIDE = 2

const statement = ({ title, rows }: StatementTable, heads: readonly string[]): Html =>
  part`<table class="statement"><caption>${title}</caption><thead><tr><th scope="col"><span class="sr">Line</span></th>${heads.map((head) => part`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(
    ({ label, cells, from = [], total }) =>
      part`<tr class="${total ? 'total' : ''}"><th scope="row">${label}</th>${cells.map((cell, index) => part`<td>${cell}${sourceBelow(from[index])}</td>`)}</tr>`,
  )}</tbody></table>`

interface StatementTable {
  title: string
  rows: readonly { label: string; cells: readonly string[]; from?: readonly string[]; total: boolean }[]
}

const sourceBelow = (title: string | undefined): Html =>
  title ? part`<small class="from">${title}</small>` : NOTHING
