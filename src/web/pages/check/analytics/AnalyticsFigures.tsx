import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { analyticsChart, changeOf } from '#core/analytics/chart.ts'
import {
  ANALYTICS_PERIODS,
  METRIC_WORDS,
  userMetricOf,
  PERIOD_WORDS,
  analyticsPeriodOf,
} from '#core/analytics/periods.ts'
import { USER_METRICS } from '#core/evidence/accounts.ts'
import { listed } from '#core/words.ts'
import { callApi } from '#web/app/calls/client.ts'
import { NotRead } from '#web/app/calls/Loaded.tsx'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { type AnalyticsAnswer, analyticsQuery } from '#web/app/queries/analytics-queries.ts'
import { ChartView } from '#web/kit/chart/ChartView.tsx'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { FigureWithChange } from '#web/kit/keyword/FigureWithChange.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Chip } from '#web/kit/surface/Chip.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'

interface AnalyticsFiguresProps {
  check: ListedCheck
  /** Shown until the figures are there. */
  placeholder: ReactNode
}

/** How many people visit the website, by the owner's Google Analytics. Nothing while none is connected. */
export function AnalyticsFigures({ check, placeholder }: AnalyticsFiguresProps) {
  const query = useQuery(analyticsQuery(check.id))
  const { data, isLoading } = query
  if (isLoading) return placeholder
  if (query.isError && !data) return <NotRead query={query} />
  if (!data || data.property === null) return null
  return (
    <Stack gap="lg">
      {data.otherHosts.length > 0 && <ConfirmProperty check={check.id} answer={data} />}
      <Card
        title="People on your website"
        hint={`${data.property}, by Google Analytics`}
        aside={data.mode === 'sample' ? <Chip>Sample</Chip> : undefined}
      >
        <Stack gap="lg">
          {data.mode === 'sample' && <SampleBanner />}
          <Pickers check={check.id} answer={data} />
          {data.problem !== null && (
            <Note tone="warning" lead="No figures now.">
              {data.problem}
            </Note>
          )}
          {data.figures && <Figures answer={data} figures={data.figures} />}
        </Stack>
      </Card>
    </Stack>
  )
}

interface PartProps {
  check: string
  answer: AnalyticsAnswer
}

/** What is counted, and for which period. The choice is kept. */
function Pickers({ check, answer: { metric, period } }: PartProps) {
  const client = useQueryClient()
  const choose = useMutation({
    mutationFn: (body: Pick<AnalyticsAnswer, 'metric' | 'period'>) => callApi('PUT /analytics', { body }),
    onSuccess: (answer) => client.setQueryData(analyticsQuery(check).queryKey, answer),
  })
  const chosen = choose.isPending ? choose.variables : { metric, period }
  return (
    <FieldPair>
      <NativeSelect
        label="Who"
        data={USER_METRICS.map((value) => ({ value, label: METRIC_WORDS[value] }))}
        value={chosen.metric}
        onChange={({ currentTarget }) =>
          choose.mutate({ ...chosen, metric: userMetricOf(currentTarget.value) })
        }
      />
      <NativeSelect
        label="When"
        data={ANALYTICS_PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }))}
        value={chosen.period}
        onChange={({ currentTarget }) =>
          choose.mutate({ ...chosen, period: analyticsPeriodOf(currentTarget.value) })
        }
      />
    </FieldPair>
  )
}

function Figures({
  answer,
  figures,
}: {
  answer: AnalyticsAnswer
  figures: NonNullable<AnalyticsAnswer['figures']>
}) {
  const { metric, period } = answer
  const chart = analyticsChart(figures.days, { period, metric })
  return (
    <>
      <FigureWithChange
        figure={figures.total.toLocaleString('en-AU')}
        of={METRIC_WORDS[metric].toLowerCase()}
        change={changeOf(figures.total, figures.before)}
      />
      {chart && <ChartView chart={chart} />}
      {metric === 'totalUsers' && (
        <Text size="sm" c="dimmed">
          Somebody who comes on several days counts once in the number above.
        </Text>
      )}
    </>
  )
}

/** Asks whether a property that measures other addresses is the website's. */
function ConfirmProperty({ check, answer: { property, otherHosts } }: PartProps) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /analytics/confirm'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['check', check] }),
  })
  return (
    <Note tone="info" lead={`“${property}” measures ${listed(otherHosts)}.`}>
      Is that your website too? If not, choose another in Connections.{' '}
      <Button variant="subtle" size="sm" loading={isPending} onClick={() => mutate()}>
        Yes, it’s mine
      </Button>
    </Note>
  )
}
