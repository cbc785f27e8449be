import { z } from 'zod'
import { isDay } from '#core/dates.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { readAmount, readCount } from './amount.ts'
import { STATEMENT_FIGURE_IDS, type StatementFigureId, MOST_CENTS } from '#core/finances.ts'
import { FIGURES } from './figures.ts'
import { withSourcesThatHold } from './sources.ts'
import { type Month, MONTHS, type Year, yearEndingProblem } from './year.ts'

export const MOST_YEARS = 3

const amount = z.string().transform((typed, context) => {
  const read = readAmount(typed)
  if (read.ok) return read.value
  context.addIssue({ code: 'custom', message: read.message })
  return z.NEVER
})

const figures = z.partialRecord(z.enum(STATEMENT_FIGURE_IDS), z.string()).transform((typed, context) => {
  const read: Partial<Record<StatementFigureId, number>> = {}
  for (const id of STATEMENT_FIGURE_IDS) {
    const figure = (FIGURES[id].kind === 'count' ? readCount : readAmount)(typed[id] ?? '')
    if (!figure.ok) context.addIssue({ code: 'custom', message: figure.message, path: [id] })
    else if (figure.value !== null) read[id] = figure.value
  }
  return read
})

const month = z.strictObject({ income: amount, costs: amount, cash: amount })

const months = z
  .array(month)
  .refine(({ length }) => length === 0 || length === MONTHS, 'A year has 12 months')
  .transform((all) => (all.some(isKnown) ? all : []))

function isKnown({ income, costs, cash }: Month): boolean {
  return income !== null || costs !== null || cash !== null
}

const source = z.strictObject({
  service: z.string().min(1).max(40),
  title: z.string().max(60).transform(tidyLine),
  day: z.iso.date(),
  value: z.int(),
})
const cents = z.int().min(-MOST_CENTS).max(MOST_CENTS)

const year = (today: string) =>
  z
    .strictObject({
      yearEnding: z.string().superRefine((text, context) => {
        const message = yearEndingProblem(text, today)
        if (message !== null) context.addIssue({ code: 'custom', message })
      }),
      figures,
      months,
      sources: z.partialRecord(z.enum(STATEMENT_FIGURE_IDS), source).optional(),
      own: z.partialRecord(z.enum(STATEMENT_FIGURE_IDS), cents).optional(),
    })
    .transform(withSourcesThatHold)

/** Up to three years, newest first; `today` is `YYYY-MM-DD`. */
export const yearsField = (today: string) =>
  z
    .array(year(today))
    .max(MOST_YEARS, `You can have up to ${MOST_YEARS} years`)
    .superRefine(notTwice)
    .transform((years) => years.toSorted((one, other) => other.yearEnding.localeCompare(one.yearEnding)))

/** Two years that end in the same month would be the same year twice. */
function notTwice(years: readonly Year[], context: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [index, { yearEnding }] of years.entries()) {
    const end = yearEnding.slice(0, 7)
    if (isDay(yearEnding) && seen.has(end)) {
      context.addIssue({ code: 'custom', message: 'You already have this year', path: [index, 'yearEnding'] })
    }
    seen.add(end)
  }
}
