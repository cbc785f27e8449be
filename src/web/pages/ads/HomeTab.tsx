import { useQuery } from '@tanstack/react-query'
import { figureText } from '#ads/figure-words.ts'
import { type FigureId, totalFigures } from '#ads/figures.ts'
import { campaignsTab } from '#ads/tabs/campaigns.ts'
import { microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { AdsTotals } from '#web/kit/ads/AdsTotals.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { useAds } from './ads-context.ts'
import { DatesField } from './DatesField.tsx'
import { datesWords } from './dates-words.ts'
import { MeasuresChart } from './MeasuresChart.tsx'
import { MonthCard } from './Month.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'

const AT_ONCE = 6

/** What the ads cost and bring, and which campaigns cost the most. */
export function HomeTab() {
  const { account, period, today } = useAds()
  const tab = campaignsTab(account)
  return (
    <Cards>
      <DatesField />
      <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/campaigns', period))}>
        {({ rows }) => {
          const total = totalFigures(rows.map(({ metrics }) => metrics))
          const text = (metric: FigureId) => figureText(metric, total, account)
          return (
            <Cards>
              <MonthCard running={rows.filter(({ state }) => state === 'enabled')} />
              <AdsTotals
                label={datesWords(period, today)}
                figures={[
                  { title: 'Impressions', value: text('impressions'), detail: 'times an ad was shown' },
                  {
                    title: 'Interactions',
                    value: text('interactions'),
                    detail: 'clicks, calls and the like',
                  },
                  { title: 'Clicks', value: text('clicks'), detail: `${text('avgCPC')} each` },
                  { title: 'Cost', value: text('cost'), detail: datesWords(period, today) },
                  { title: 'Conversions', value: text('conversions'), detail: `${text('costPerConv')} each` },
                ]}
              />
              <Card
                title="Campaigns by cost"
                aside={<LinkTo href="/ads/campaigns">See all {rows.length}</LinkTo>}
              >
                <FactList
                  rows={byCost(rows)
                    .slice(0, AT_ONCE)
                    .map((row) => ({
                      label: tab.nameOf(row),
                      value: `${figureText('cost', row.metrics, account)}, ${figureText('conversions', row.metrics, account)} conversions`,
                    }))}
                />
              </Card>
            </Cards>
          )
        }}
      </TabRowsLoaded>
      <MeasuresChart />
    </Cards>
  )
}

const byCost = (rows: readonly CampaignRow[]): readonly CampaignRow[] =>
  rows.toSorted((a, b) => Number(microsOf(b.metrics.cost) - microsOf(a.metrics.cost)))
