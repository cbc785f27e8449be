import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { campaignsTab } from '#ads/tabs/campaigns.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { BudgetDialog } from './dialogs/BudgetDialog.tsx'
import { RemoveDialog } from './dialogs/RemoveDialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'
import { useChange } from './use-change.ts'

type Open = { of: CampaignRow; what: 'budget' | 'remove' } | null

/** Campaigns: pause, resume, remove, budget. */
export function CampaignsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => campaignsTab(account), [account])
  const [open, setOpen] = useState<Open>(null)
  const change = useChange()
  const close = () => setOpen(null)
  const actionsOf = (row: CampaignRow) => {
    if (row.state === 'removed') return []
    const next = row.state === 'paused' ? ('enabled' as const) : ('paused' as const)
    return [
      {
        label: next === 'enabled' ? 'Resume' : 'Pause',
        onPress: () => change.mutate({ kind: 'set_campaign_state', ids: [row.id], state: next }),
      },
      ...(row.type === 'smart'
        ? []
        : [{ label: 'Change the budget', onPress: () => setOpen({ of: row, what: 'budget' }) }]),
      { label: 'Remove', onPress: () => setOpen({ of: row, what: 'remove' }) },
    ]
  }
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/campaigns', period))}>
      {({ rows, isCut }) => (
        <>
          <TabTable
            id="campaigns"
            title="Campaigns"
            one="a campaign"
            tab={tab}
            rows={rows}
            isCut={isCut}
            hasStates
            actionsOf={actionsOf}
          />
          {open?.what === 'budget' && <BudgetDialog campaign={open.of} onClose={close} />}
          {open?.what === 'remove' && (
            <RemoveDialog
              name={open.of.name}
              change={{ kind: 'remove_campaign', id: open.of.id }}
              onClose={close}
            />
          )}
        </>
      )}
    </TabRowsLoaded>
  )
}
