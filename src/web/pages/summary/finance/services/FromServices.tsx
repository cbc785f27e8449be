import { useQuery } from '@tanstack/react-query'
import { listed } from '#core/words.ts'
import { isDay } from '#core/dates.ts'
import { summaryImportsQuery } from '#web/app/queries/summary-imports-query.ts'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import type { SummaryForm } from '../../use-summary-form.ts'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import { CONNECT_PATH } from './connect-path.ts'
import { FromService } from './FromService.tsx'

interface FromServicesProps {
  form: SummaryForm
  index: number
  data: SummaryData
}

/** A year's figures at the accounting services that the owner has connected, or the way to connect one. */
export function FromServices({ form, index, data }: FromServicesProps) {
  const { data: imports } = useQuery(summaryImportsQuery)
  const yearEnding = form.values.years[index]?.yearEnding ?? ''
  if (!imports || !isDay(yearEnding)) return null
  const connected = imports.services.filter(({ state }) => state !== null)
  const others = imports.services.filter(({ state, isConfigured }) => state === null && isConfigured)
  return (
    <>
      {connected.map((service) => (
        <FromService key={service.id} {...{ form, index, data, service, yearEnding }} />
      ))}
      {connected.length === 0 && others.length > 0 && (
        <SmallPrint>
          Use{' '}
          {listed(
            others.map(({ title }) => title),
            'or',
          )}
          ? <LinkTo href={CONNECT_PATH}>Connect it</LinkTo>, and bring this year’s figures in.
        </SmallPrint>
      )}
    </>
  )
}
