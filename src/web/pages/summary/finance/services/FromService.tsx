import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shortDate } from '#core/dates.ts'
import { currencyOf } from '#core/format/money.ts'
import { isOwnersFailure } from '#core/connections/failures.ts'
import { importFailureWords } from '#summary/finance/import-words.ts'
import { callApi } from '#web/app/calls/client.ts'
import { type ServiceImports, summaryImportsQuery } from '#web/app/queries/summary-imports-query.ts'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { IconCloudDownload } from '#web/kit/icons.ts'
import { FieldGroup } from '#web/kit/summary/FieldGroup.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import type { SummaryForm } from '../../use-summary-form.ts'
import { ConnectAgain } from './ConnectAgain.tsx'
import { GivenFigures } from './GivenFigures.tsx'

interface FromServiceProps {
  form: SummaryForm
  index: number
  data: SummaryData
  service: ServiceImports
  yearEnding: string
}

/** What one service has for a year, and the button that reads it. Nothing of it is filled in before the owner says so. */
export function FromService({ form, index, data, service, yearEnding }: FromServiceProps) {
  const { id, title, state, account, isSample, years } = service
  const { timeZone } = useMe()
  const client = useQueryClient()
  const read = useMutation({
    mutationFn: () => callApi('POST /summary/imports', { body: { service: id, yearEnding } }),
    onSettled: () => client.invalidateQueries({ queryKey: summaryImportsQuery.queryKey }),
    meta: { toast: false },
  })
  const year = years.find((one) => one.yearEnding === yearEnding)
  const isReading = read.isPending || year?.isWaiting === true
  const failure = state === 'connected' ? (year?.failure ?? null) : failureOfState(state)
  return (
    <FieldGroup title={`From ${title}`} layout="lines">
      {isSample && <SampleBanner />}
      {account !== null && <SmallPrint>{account}</SmallPrint>}
      {failure !== null && !isReading && (
        <Note tone="warning" lead={importFailureWords(failure, title)}>
          {isOwnersFailure({ kind: failure }) && (
            <ConnectAgain>{`Go to your ${title} connection`}</ConnectAgain>
          )}
        </Note>
      )}
      {read.error && <Note tone="warning" lead={read.error.message} />}
      {state === 'connected' && (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon of={IconCloudDownload} />}
            loading={isReading}
            onClick={() => read.mutate()}
          >
            {year?.finances ? `Read this year from ${title} again` : `Import this year from ${title}`}
          </Button>
        </div>
      )}
      <p role="status">
        {isReading
          ? `Reading ${shortDate(yearEnding)} from ${title}. This takes a few seconds.`
          : year?.asOf && `Read from ${title} on ${shortDate(year.asOf, timeZone)}.`}
      </p>
      {year?.finances && year.asOf !== null && (
        <GivenFigures
          form={form}
          index={index}
          finances={year.finances}
          asOf={year.asOf}
          service={service}
          currency={currencyOf(data.around.country)}
        />
      )}
    </FieldGroup>
  )
}

const failureOfState = (state: ServiceImports['state']) =>
  state === 'needs_reconnect' ? 'reauth' : state === 'needs_selection' ? 'needs_selection' : null
