import { typedAmount } from './finance/amount.ts'
import { STATEMENT_FIGURE_IDS, type StatementFigureId } from '#core/finances.ts'
import { FIGURES } from './finance/figures.ts'
import type { Month, Year } from './finance/year.ts'
import type { TypedSummary } from './shape.ts'
import type { BusinessSummary } from './summary.ts'

/** A stored summary as the values of its form. */
export const typedFrom = (summary: BusinessSummary): TypedSummary => ({
  ...summary,
  objectives: summary.objectives.join('\n'),
  years: summary.years.map(typedYear),
})

/** A stored year of figures as the texts of its form's fields; a figure that is not known is empty. */
export const typedYear = ({
  yearEnding,
  figures,
  months,
  sources,
  own,
}: Year): TypedSummary['years'][number] => ({
  yearEnding,
  figures: Object.fromEntries(STATEMENT_FIGURE_IDS.map((id) => [id, typedFigure(id, figures[id])])),
  months: months.map(typedMonth),
  ...(sources ? { sources } : {}),
  ...(own ? { own } : {}),
})

const typedFigure = (id: StatementFigureId, value: number | undefined): string =>
  FIGURES[id].kind === 'count' ? String(value ?? '') : typedAmount(value)

const typedMonth = ({ income, costs, cash }: Month) => ({
  income: typedAmount(income),
  costs: typedAmount(costs),
  cash: typedAmount(cash),
})
