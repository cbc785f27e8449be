import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysChart } from '#ads/days-chart.ts'
import { figureTitle } from '#ads/figure-words.ts'
import { FIGURE_IDS, type FigureId } from '#ads/figures.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { ChartView } from '#web/kit/chart/ChartView.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { useAds } from './ads-context.ts'
import { datesWords } from './dates-words.ts'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'

/** Two measures over time, one below the other: their units differ. */
export function MeasuresChart() {
  const { account, period, today } = useAds()
  const [first, setFirst] = useState<FigureId>('cost')
  const [second, setSecond] = useState<FigureId>('clicks')
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/days', period))}>
      {({ rows }) => (
        <Card title="Day by day" hint={`${datesWords(period, today)}, all campaigns`}>
          <Cards>
            <FieldPair>
              <FigureField label="First measure" figure={first} onFigure={setFirst} />
              <FigureField label="Second measure" figure={second} onFigure={setSecond} />
            </FieldPair>
            <ChartView chart={daysChart(rows, first, account)} />
            <ChartView chart={daysChart(rows, second, account)} />
          </Cards>
        </Card>
      )}
    </TabRowsLoaded>
  )
}

interface FigureFieldProps {
  label: string
  figure: FigureId
  onFigure: (figure: FigureId) => void
}

function FigureField({ label, figure, onFigure }: FigureFieldProps) {
  const { account } = useAds()
  return (
    <NativeSelect
      label={label}
      value={figure}
      data={FIGURE_IDS.map((value) => ({ value, label: figureTitle(value, account) }))}
      onChange={({ currentTarget: { value } }) =>
        onFigure(FIGURE_IDS.find((known) => known === value) ?? figure)
      }
    />
  )
}
