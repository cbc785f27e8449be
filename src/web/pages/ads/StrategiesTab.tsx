import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { strategiesTab } from '#ads/tabs/strategies.ts'
import type { StrategyRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'

const RemoveDialog = laterDialog(async () => (await import('./dialogs/RemoveDialog.tsx')).RemoveDialog)
const StrategyDialog = laterDialog(async () => (await import('./dialogs/StrategyDialog.tsx')).StrategyDialog)

/** Portfolio strategies: create and remove. */
export function StrategiesTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => strategiesTab(account.currency), [account.currency])
  const [isNew, setNew] = useState(false)
  const [removed, setRemoved] = useState<StrategyRow | null>(null)
  const { data: answer } = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const campaigns = (answer?.data?.rows ?? []).filter(({ state }) => state !== 'removed')
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/strategies', period))}>
      {({ rows, isCut }) => (
        <>
          <TabTable
            id="portfolio-strategies"
            title="Portfolio Strategies"
            one="a strategy"
            tab={tab}
            rows={rows}
            isCut={isCut}
            hasStates
            actionsOf={(row) =>
              row.state === 'removed' ? [] : [{ label: 'Remove', onPress: () => setRemoved(row) }]
            }
            aside={
              <Button variant="default" onClick={() => setNew(true)}>
                New strategy
              </Button>
            }
          />
          {isNew && <StrategyDialog campaigns={campaigns} onClose={() => setNew(false)} />}
          {removed && (
            <RemoveDialog
              name={removed.name}
              change={{ kind: 'remove_strategy', id: removed.id }}
              onClose={() => setRemoved(null)}
            />
          )}
        </>
      )}
    </TabRowsLoaded>
  )
}
