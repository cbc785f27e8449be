import { useQuery } from '@tanstack/react-query'
import { figureText, NO_FIGURE } from '#ads/figure-words.ts'
import { type FigureId, totalFigures } from '#ads/figures.ts'
import { microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { AdsTotals } from '#web/kit/ads/AdsTotals.tsx'
import { CostTable } from '#web/kit/ads/CostTable.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards, ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { useAds } from './ads-context.ts'
import { datesWords } from './dates-words.ts'
import { LatestChanges } from './LatestChanges.tsx'
import { MeasuresChart } from './MeasuresChart.tsx'
import { MonthCard } from './Month.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { StatePill } from './StatePill.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'

const MOST_SHOWN = 6

/** What needs doing, what the ads cost and bring, and which campaigns cost the most. */
export function HomeTab() {
  const { account, period, today } = useAds()
  const dates = datesWords(period, today)
  return (
    <Cards>
      <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/campaigns', period))}>
        {({ rows }) => {
          const total = totalFigures(rows.map(({ metrics }) => metrics))
          const text = (id: FigureId) => figureText(id, total, account)
          const each = (id: FigureId) => (text(id) === NO_FIGURE ? 'none in this period' : `${text(id)} each`)
          return (
            <Cards>
              <ColumnsLayout shape="wideLeft">
                <NeedsDoing campaigns={rows} />
                <MonthCard running={rows.filter(({ state }) => state === 'enabled')} />
              </ColumnsLayout>
              <AdsTotals
                label={dates}
                figures={[
                  { title: 'Impressions', value: text('impressions'), detail: 'times an ad was shown' },
                  {
                    title: 'Interactions',
                    value: text('interactions'),
                    detail: 'clicks, calls and the like',
                  },
                  { title: 'Clicks', value: text('clicks'), detail: each('avgCPC') },
                  { title: 'Cost', value: text('cost'), detail: dates },
                  { title: 'Conversions', value: text('conversions'), detail: each('costPerConv') },
                ]}
              />
              {rows.length > 0 && <CampaignsByCost rows={rows} />}
            </Cards>
          )
        }}
      </TabRowsLoaded>
      <MeasuresChart />
      <LatestChanges />
    </Cards>
  )
}

function CampaignsByCost({ rows }: { rows: readonly CampaignRow[] }) {
  const { account, period, today } = useAds()
  const costs = byCost(rows).slice(0, MOST_SHOWN)
  const most = costs[0] ? Number(costs[0].metrics.cost) : 0
  return (
    <Card
      look="flush"
      title="Campaigns by cost"
      hint={datesWords(period, today)}
      aside={<LinkTo href="/ads/campaigns">See all {rows.length}</LinkTo>}
    >
      <CostTable
        rows={costs.map(({ id, name, state, metrics }) => ({
          id,
          name,
          pill: <StatePill state={state} />,
          cost: figureText('cost', metrics, account),
          share: most === 0 ? 0 : Number(metrics.cost) / most,
          conversions: figureText('conversions', metrics, account),
          costForEach: figureText('costPerConv', metrics, account),
        }))}
      />
    </Card>
  )
}

const byCost = (rows: readonly CampaignRow[]): readonly CampaignRow[] =>
  rows.toSorted((a, b) => Number(microsOf(b.metrics.cost) - microsOf(a.metrics.cost)))
