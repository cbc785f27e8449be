import { Button } from '@mantine/core'
import { dayOf } from '#core/dates.ts'
import type { FinancialSummary } from '#core/finances.ts'
import { type Currency, exactMoney } from '#core/format/money.ts'
import { plural } from '#core/words.ts'
import { FIGURES } from '#summary/finance/figures.ts'
import { importDoubts, isInCurrency } from '#summary/finance/import-words.ts'
import { serviceTables } from '#summary/finance/service-lines.ts'
import type { TypedSummary } from '#summary/shape.ts'
import type { ServiceImports } from '#web/app/queries/summary-imports-query.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { ChoiceRow, ChoiceRows } from '#web/kit/summary/ChoiceRows.tsx'
import { Statement } from '#web/kit/summary/Statement.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import type { SummaryForm } from '../../use-summary-form.ts'
import { type FigureChoice, figureChoices, withMine, withTheirs } from './service-figures.ts'

interface GivenFiguresProps {
  form: SummaryForm
  index: number
  finances: FinancialSummary
  /** When the service gave them, ISO 8601. */
  asOf: string
  service: ServiceImports
  currency: Currency
}

/** A service's figures beside those of the form, to choose between, and everything else that it has for the year. */
export function GivenFigures({ form, index, finances, asOf, service, currency }: GivenFiguresProps) {
  const { title, isSample } = service
  const { timeZone } = useMe()
  const day = dayOf(new Date(asOf), timeZone)
  const doubts = importDoubts(finances, { title, currency, day })
  const tables = serviceTables(finances, currency)
  return (
    <>
      {doubts.map((doubt) => (
        <Note key={doubt} tone="warning" lead={doubt} />
      ))}
      {isSample ? (
        <SmallPrint>
          These are a made-up florist’s figures, so they can’t go into your summary. Connect your own {title}{' '}
          to use yours.
        </SmallPrint>
      ) : (
        isInCurrency(finances, currency) && (
          <Choices
            {...{ form, index, finances, service, currency }}
            source={{ service: service.id, title, day }}
          />
        )
      )}
      {tables.length > 0 && (
        <Fold title={`Everything ${title} has for this year`}>
          {tables.map((table) => (
            <Statement key={table.title} table={table} years={[title]} />
          ))}
        </Fold>
      )}
    </>
  )
}

interface ChoicesProps
  extends Pick<GivenFiguresProps, 'form' | 'index' | 'finances' | 'service' | 'currency'> {
  source: { service: string; title: string; day: string }
}

function Choices({
  form,
  index,
  finances,
  service: { id: serviceId, title },
  currency,
  source,
}: ChoicesProps) {
  const year = form.values.years[index]
  if (!year) return null
  const { figures: given } = finances
  const { choices, same } = figureChoices(year, given, serviceId)
  // Callbacks read the present form: this part may have been rendered before the last keystroke.
  const change = (next: (now: TypedSummary['years'][number]) => TypedSummary['years'][number]) => {
    const now = form.getValues().years[index]
    if (now) form.setFieldValue(`years.${index}`, next(now))
  }
  const open = choices.filter(({ chosen }) => chosen === 'mine').map(({ id }) => id)
  const take = (ids: readonly FigureChoice['id'][]) =>
    change((now) => withTheirs(now, { ids, given, source }))
  const words = (choice: FigureChoice, value: number) =>
    FIGURES[choice.id].kind === 'count' ? value.toLocaleString('en-AU') : exactMoney(value, currency)
  if (choices.length === 0 && same === 0) return null
  return (
    <>
      {same > 0 && (
        <SmallPrint>{`${plural(same, 'figure is', 'figures are')} the same as yours.`}</SmallPrint>
      )}
      {open.length > 1 && (
        <div>
          <Button size="sm" onClick={() => take(open)}>{`Use all ${open.length} from ${title}`}</Button>
        </div>
      )}
      {choices.length > 0 && (
        <ChoiceRows label={`Figures from ${title}`}>
          {choices.map((choice) => {
            const { id, mine, theirs, chosen, own } = choice
            const { label } = FIGURES[id]
            const isTheirs = chosen === 'theirs'
            const yours = isTheirs ? (own ?? null) : mine
            return (
              <ChoiceRow
                key={id}
                label={label}
                sides={[
                  { name: title, value: words(choice, theirs), isChosen: isTheirs },
                  {
                    name: 'Yours',
                    value: yours === null ? 'empty' : words(choice, yours),
                    isChosen: !isTheirs && mine !== null,
                  },
                ]}
                action={
                  <Button
                    variant={isTheirs ? 'subtle' : 'default'}
                    size="sm"
                    aria-label={`${isTheirs ? 'Use yours' : `Use ${title}’s`}: ${label}`}
                    onClick={() => (isTheirs ? change((now) => withMine(now, id)) : take([id]))}
                  >
                    {isTheirs ? 'Use yours' : `Use ${title}’s`}
                  </Button>
                }
              />
            )
          })}
        </ChoiceRows>
      )}
    </>
  )
}
