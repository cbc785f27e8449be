import { STATEMENT_FIGURE_IDS, type StatementFigureId, type FinancialSummary } from '#core/finances.ts'
import { centsIn, xeroLines, type ReportLine } from './rows.ts'
import type { XeroReports } from './schema.ts'

type Figures = FinancialSummary['figures']

const DEBTORS = /^(?:accounts receivable|trade debtors|debtors)$/iu
const STOCK = /^(?:inventory|inventory on hand|stock|stock on hand)$/iu
const CREDITORS = /^(?:accounts payable|trade creditors|creditors)$/iu
const BANK = /^(?:bank|cash and bank|cash at bank)$/u
const CURRENT_ASSETS = /^current assets$/u
const CURRENT_LIABILITIES = /^(?:current liabilities|bank)$/u

/** The reports as the figures of a business summary. What a report does not have stays away. */
export const figuresOfXero = (reports: XeroReports): { figures: Figures; outBy: number | null } => {
  const sheet = xeroLines(reports.balanceSheet)
  const assets = totalOf(sheet, /^total assets$/iu)
  const liabilities = totalOf(sheet, /^total liabilities$/iu)
  const netAssets = totalOf(sheet, /^net assets$/iu) ?? minus(assets, liabilities)
  const equity = totalOf(sheet, /^total equity$/iu)
  return {
    figures: known({
      ...profitFigures(xeroLines(reports.profitAndLoss)),
      ...assetFigures(sheet, assets),
      ...debtFigures(sheet, liabilities),
      ...cashFigures(xeroLines(reports.bankSummary)),
    }),
    outBy: minus(netAssets, equity),
  }
}

type Maybe = number | null
type Some = Partial<Record<StatementFigureId, Maybe>>

/** Sections of a profit and loss by their titles: `Trading Income`, `Less Cost of Sales`, `Plus Other Income`, `Less Operating Expenses`. */
function profitFigures(lines: readonly ReportLine[]): Some {
  const found: Record<NonNullable<ReturnType<typeof profitFigure>>, Maybe> = {
    income: null,
    directCosts: null,
    otherIncome: null,
    expenses: null,
  }
  for (const line of lines) {
    const id = line.isTotal ? null : profitFigure(line.section)
    if (id !== null) found[id] = plus(found[id], centsIn(line))
  }
  return found
}

function profitFigure(section: string) {
  if (/\b(?:other|non[- ]operating) income\b/u.test(section)) return 'otherIncome'
  if (/\bcosts? of\b|\bdirect costs?\b/u.test(section)) return 'directCosts'
  if (/\bexpenses?\b|\boverheads\b|\badministrative costs\b/u.test(section)) return 'expenses'
  return /\bincome\b|\brevenue\b|\bsales\b|\bturnover\b/u.test(section) ? 'income' : null
}

const sumOfRows = (lines: readonly ReportLine[]) => sum(lines.filter(({ isTotal }) => !isTotal))

/** What is neither in the bank nor current is fixed; what is current and neither owed by customers nor stock is other. */
function assetFigures(sheet: readonly ReportLine[], all: Maybe): Some {
  const inBank = sheet.filter(({ sheetSection, section }) => sheetSection === 'assets' && BANK.test(section))
  const current = sheet.filter(
    ({ sheetSection, section }) => sheetSection === 'assets' && CURRENT_ASSETS.test(section),
  )
  const debtors = sumOfRows(current.filter(({ label }) => DEBTORS.test(label)))
  const stock = sumOfRows(current.filter(({ label }) => STOCK.test(label)))
  const [bank, allCurrent] = [sumOfRows(inBank), sumOfRows(current)]
  return {
    bank,
    debtors,
    stock,
    otherCurrentAssets: rest(allCurrent, debtors, stock),
    fixedAssets: rest(all, bank, allCurrent),
  }
}

function debtFigures(sheet: readonly ReportLine[], all: Maybe): Some {
  const current = sheet.filter(
    ({ sheetSection, section, isTotal }) =>
      sheetSection === 'liabilities' && !isTotal && CURRENT_LIABILITIES.test(section),
  )
  const creditors = sum(current.filter(({ label }) => CREDITORS.test(label)))
  const allCurrent = sum(current)
  return {
    creditors,
    otherCurrentLiabilities: rest(allCurrent, creditors),
    longTermLiabilities: rest(all, allCurrent),
  }
}

/** Columns of a bank summary: opening balance, cash received, cash spent, closing balance. */
function cashFigures(lines: readonly ReportLine[]): Some {
  const total = wholeOfBank(lines)
  if (!total) return {}
  return { openingCash: centsIn(total, 0), cashReceived: centsIn(total, 1), cashSpent: centsIn(total, 2) }
}

/** The row of all bank accounts together; a single account may have none but its own. */
export const wholeOfBank = (lines: readonly ReportLine[]): ReportLine | undefined =>
  lines.find(({ isSummary }) => isSummary) ?? (lines.length === 1 ? lines[0] : undefined)

/** Grand totals are found by their label, wherever they are. */
function totalOf(lines: readonly ReportLine[], label: RegExp): Maybe {
  const line = lines.find((one) => one.isTotal && label.test(one.label))
  return line ? centsIn(line) : null
}

const sum = (lines: readonly ReportLine[]): Maybe =>
  lines.map((line) => centsIn(line)).reduce<Maybe>(plus, null)

function plus(one: Maybe, other: Maybe): Maybe {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0)
}

function minus(from: Maybe, what: Maybe): Maybe {
  return from === null || what === null ? null : from - what
}

/** What is left of a whole; nothing left is not a figure. */
const rest = (whole: Maybe, ...parts: Maybe[]): Maybe =>
  whole === null ? null : whole - parts.reduce<number>((all, part) => all + (part ?? 0), 0) || null

function known(some: Some): Figures {
  const figures: Figures = {}
  for (const id of STATEMENT_FIGURE_IDS) {
    const value = some[id] ?? null
    if (value !== null) figures[id] = value
  }
  return figures
}
