import { Button, TextInput } from '@mantine/core'
import type { StatementFigureId } from '#core/finances.ts'
import { ASKED_FIGURES, FIGURES } from '#summary/finance/figures.ts'
import { type ReportId, REPORTS } from '#summary/finance/reports.ts'
import { shortDate } from '#core/dates.ts'
import { isDay } from '#core/dates.ts'
import { MONTHS } from '#summary/finance/year.ts'
import { StableFields } from '#web/kit/forms/StableFields.tsx'
import { FieldGroup } from '#web/kit/summary/FieldGroup.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { valuesAsText } from '../values-as-text.ts'
import type { SummaryForm } from '../use-summary-form.ts'
import { sourceIn } from './services/service-figures.ts'
import { MonthFields } from './MonthFields.tsx'

/** One year's date, its figures by financial report, and its months. */
export function YearFields({ form, index }: { form: SummaryForm; index: number }) {
  const year = form.values.years[index]
  if (!year) return null
  const addMonths = () =>
    form.setFieldValue(
      `years.${index}.months`,
      Array.from({ length: MONTHS }, () => ({ income: '', costs: '', cash: '' })),
    )
  return (
    <>
      <FieldGroup>
        <TextInput
          label="Year-ending date"
          type="date"
          {...form.getInputProps(`years.${index}.yearEnding`)}
        />
      </FieldGroup>
      {ASKED_FIGURES.map((asked) => (
        <Figures key={asked.report} form={form} index={index} {...asked} />
      ))}
      {year.months.length === 0 && (
        <div>
          <Button variant="subtle" size="sm" disabled={!isDay(year.yearEnding)} onClick={addMonths}>
            Add figures month by month, for the charts
          </Button>
        </div>
      )}
      {/* Without a date the months have no names; what was typed in them stays in the form. */}
      {year.months.length > 0 && isDay(year.yearEnding) && (
        <Fold title="Month by month">
          <MonthFields form={form} index={index} yearEnding={year.yearEnding} />
        </Fold>
      )}
    </>
  )
}

interface FiguresProps {
  form: SummaryForm
  index: number
  report: ReportId
  figures: readonly StatementFigureId[]
}

/** The figures of one financial report. */
function Figures({ form, index, report, figures }: FiguresProps) {
  const path = (id: StatementFigureId) => `years.${index}.figures.${id}`
  const year = form.values.years[index]
  const typed = year?.figures
  const described = (id: StatementFigureId): string => {
    const source = year && sourceIn(year, id)
    return source ? `${FIGURES[id].hint} From ${source.title}, ${shortDate(source.day)}.` : FIGURES[id].hint
  }
  return (
    <StableFields
      seen={valuesAsText(
        form,
        figures.map(path),
        figures.map((id) => [typed?.[id], year?.sources?.[id]]),
      )}
    >
      {() => (
        <FieldGroup title={REPORTS.find(({ id }) => id === report)?.title}>
          {figures.map((id) => (
            <TextInput
              key={id}
              label={FIGURES[id].label}
              description={described(id)}
              inputMode={FIGURES[id].kind === 'count' ? 'numeric' : 'decimal'}
              {...form.getInputProps(path(id))}
            />
          ))}
        </FieldGroup>
      )}
    </StableFields>
  )
}
