import type { Category } from '#core/check.ts'
import { type Counts, countKnown } from '#core/counts.ts'
import type { Chart } from '#core/chart/chart.ts'
import { shortDate } from '#core/dates.ts'
import { currencyOf } from '#core/format/money.ts'
import { groupedPhone } from '#core/phone.ts'
import { listed, plural } from '#core/words.ts'
import { financeCharts } from './finance/charts.ts'
import { type MonthTable, monthTable } from './finance/month-table.ts'
import { type ReportTable, reportsOf } from './finance/reports.ts'
import { remarksOn } from './finance/remarks.ts'
import type { Year } from './finance/year.ts'
import type { FreeSection, Pair, SummaryPart, BusinessSummary } from './summary.ts'

/** What is known beside the summary itself. */
export interface BusinessFacts {
  country: string | null
  /** For display, without `https://`. */
  website: string | null
  /** Networks by name, each with its address. */
  channels: readonly { name: string; handle: string }[]
  /** The website's results by category. */
  categoryCounts: readonly { category: Category; title: string; good: number; known: number }[]
}

/** A summary as it is shown on screen, in print and as a PDF: hidden and empty parts are left out. */
export interface SummaryView {
  businessName: string
  contact: LabelledValue[]
  parts: ViewPart[]
}

/** A value, such as an address, and what it is. */
export interface LabelledValue {
  label: string
  value: string
}

export interface ViewPart {
  id: string
  title: string
  content:
    | { kind: 'list'; items: string[] }
    | { kind: 'pairs'; pairs: LabelledValue[]; note?: string }
    | { kind: 'columns'; columns: string[] }
    | {
        kind: 'finance'
        years: string[]
        note: string
        tables: ReportTable[]
        charts: Chart[]
        /** The figures of the charts, for print. */
        months: MonthTable | null
        remarks: string[]
      }
}

const NO_NAME = 'My business'

/** A summary with what is known beside it, as it is shown: hidden and empty parts are left out. */
export function summaryView(summary: BusinessSummary, around: BusinessFacts): SummaryView {
  return {
    businessName: summary.businessName || NO_NAME,
    contact: contactOf(summary, around),
    parts: summary.parts
      .filter(({ hidden }) => !hidden)
      .flatMap((part) => viewOf(part, summary, around) ?? []),
  }
}

function contactOf(summary: BusinessSummary, { website, country }: BusinessFacts): LabelledValue[] {
  const entries: LabelledValue[] = [
    { label: 'Contact', value: summary.name },
    { label: 'Phone', value: groupedPhone(summary.phone, country) },
    { label: 'Email', value: summary.email },
    { label: 'Website', value: website ?? '' },
    { label: 'Address', value: summary.address },
    { label: 'NZ business number', value: summary.nzbn },
    numberOf(summary.gstNumber, country),
  ]
  return entries.filter(({ value }) => value !== '')
}

/** Eleven digits are an ABN, in the form of the Australian Business Register: two, then threes. */
function numberOf(digits: string, country: string | null): LabelledValue {
  if (digits.length === 11) return { label: 'ABN', value: digits.replace(/(\d)(?=(?:\d{3})+$)/gu, '$1 ') }
  return { label: gstLabel(country), value: digits.replace(/(\d)(?=(?:\d{3})+$)/gu, '$1-') }
}

/** Label of the field, too (decisions, section 5.3). */
export const gstLabel = (country: string | null): string =>
  country === 'AU' ? 'ABN / GST number' : 'GST number'

/** Titles of the fixed parts. */
export const PART_TITLES = {
  objectives: 'Key objectives',
  partners: 'Key partners',
  metrics: 'Key metrics',
  finance: 'Financial reports',
  online: 'Online presence',
  categories: 'How our website is doing',
} as const

function viewOf(part: SummaryPart, summary: BusinessSummary, around: BusinessFacts): ViewPart | null {
  if (part.kind === 'free') return freeView(part)
  const { kind } = part
  const titled = (content: ViewPart['content'], isEmpty: boolean): ViewPart | null =>
    isEmpty ? null : { id: kind, title: PART_TITLES[kind], content }
  switch (kind) {
    case 'objectives':
      return titled({ kind: 'list', items: summary.objectives }, summary.objectives.length === 0)
    case 'partners':
    case 'metrics':
      return titled({ kind: 'pairs', pairs: summary[kind].map(labelled) }, summary[kind].length === 0)
    case 'finance':
      return titled(financeOf(summary, around), summary.years.length === 0)
    case 'online': {
      const pairs = channelsOf(around)
      return titled({ kind: 'pairs', pairs }, pairs.length === 0)
    }
    case 'categories': {
      const pairs = categoryPairs(summary, around)
      return titled({ kind: 'pairs', pairs, note: LOOKED_AT }, pairs.length === 0)
    }
  }
}

const LOOKED_AT = 'Looked at by Fettle from outside, as a visitor would. What it couldn’t tell isn’t counted.'

const labelled = ({ name, about }: Pair): LabelledValue => ({ label: name, value: about })

/** A section without a word is not shown. */
function freeView({ id, title, columns }: FreeSection): ViewPart | null {
  if (title === '' && columns.every((column) => column === '')) return null
  return { id: String(id), title, content: { kind: 'columns', columns } }
}

const channelsOf = ({ website, channels }: BusinessFacts): LabelledValue[] => [
  ...(website === null ? [] : [{ label: 'Website', value: website }]),
  ...channels.map(({ name, handle }) => ({ label: name, value: handle })),
]

/** The website's results by category, counted as on the overview. */
export const categoryResults = (
  categories: readonly { category: Category; title: string; counts: Counts }[],
): BusinessFacts['categoryCounts'] =>
  categories.map(({ category, title, counts }) => ({
    category,
    title,
    good: counts.good,
    known: countKnown(counts),
  }))

const categoryPairs = ({ categories }: BusinessSummary, { categoryCounts }: BusinessFacts): LabelledValue[] =>
  categoryCounts
    .filter(({ category, known }) => categories.includes(category) && known > 0)
    .map(({ title, good, known }) => ({
      label: title,
      value: `${good} of ${plural(known, 'check')} in good shape`,
    }))

function financeOf({ years }: BusinessSummary, { country }: BusinessFacts): ViewPart['content'] {
  const currency = currencyOf(country)
  const money = currency === 'NZD' ? 'New Zealand' : 'Australian'
  return {
    kind: 'finance',
    years: years.map(({ yearEnding }) => shortDate(yearEnding)),
    note: `Year ending on the date above each column, in ${money} dollars. ${originOf(years)} Totals, margins, days and ratios are calculated by Fettle.`,
    tables: reportsOf(years, currency),
    charts: financeCharts(years, currency),
    months: monthTable(years, currency),
    remarks: remarksOn(years, currency),
  }
}

/** Who gave the figures. Where several did, each figure says it itself. */
function originOf(years: readonly Year[]): string {
  const all = years.flatMap(({ sources = {} }) => Object.values(sources))
  if (all.length === 0) return 'Entered by the owner, not audited.'
  const named = new Map(all.map(({ title, day }) => [`${title} ${day}`, `${title} (${shortDate(day)})`]))
  return `Figures with a name below them come from there: ${listed([...named.values()])}. The others were entered by the owner. Not audited.`
}
