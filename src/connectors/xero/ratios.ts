import type { FinanceLine, FinanceSection, LineKind } from '#core/finances.ts'
import { truncate } from '#core/format/numbers.ts'
import { xeroLines, moneyOf, type ReportLine, UnreadableReport } from './rows.ts'
import type { XeroReport } from './schema.ts'

/** Sections of the Executive Summary that no other report fills for the whole year. */
const SECTIONS = ['profitability', 'income', 'performance', 'position'] as const
type RatioSection = (typeof SECTIONS)[number] & FinanceSection

const PLAIN = /^-?\d{1,20}(?:\.\d+)?$/u
const DAYS = /\bdays\b/iu
const COUNT = /^number of\b/iu
const RATIO = /\bto liabilities\b/iu

/**
 * The Executive Summary's own figures. It is about one month, that of the last day: each line is marked so. Its cash and balance sheet are
 * left out, because the bank summary and the balance sheet have them for the whole year.
 */
export function ratioSections(report: XeroReport): Record<RatioSection, FinanceLine[]> {
  const kept: Record<RatioSection, FinanceLine[]> = {
    profitability: [],
    income: [],
    performance: [],
    position: [],
  }
  for (const line of xeroLines(report)) {
    const section = SECTIONS.find((id) => id === line.section)
    if (section) kept[section].push(...ratioLine(line).map((one) => ({ ...one, lastMonth: true as const })))
  }
  return kept
}

function ratioLine(line: ReportLine): FinanceLine[] {
  const text = (line.values[0] ?? '').trim()
  if (text === '') return []
  const kind = kindOf(line.label, text)
  if (kind === 'money') return moneyOf(line)
  const plain = text.replace(/%$/u, '').replace(/,/gu, '')
  if (!PLAIN.test(plain)) throw new UnreadableReport()
  return [{ label: line.label, value: truncate(Number(plain)), kind }]
}

function kindOf(label: string, text: string): LineKind {
  if (text.endsWith('%')) return 'percent'
  if (DAYS.test(label)) return 'days'
  return COUNT.test(label) || RATIO.test(label) ? 'number' : 'money'
}
