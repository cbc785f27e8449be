import { Button } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { searchCampaigns } from '#ads/check/ad-groups.ts'
import { MESSAGES } from '#ads/messages.ts'
import { adGroupsTab } from '#ads/tabs/ad-groups.ts'
import type { AdGroupRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'
import { useChange } from './use-change.ts'

const AdGroupDialog = laterDialog(async () => (await import('./dialogs/AdGroupDialog.tsx')).AdGroupDialog)
const BidsDialog = laterDialog(async () => (await import('./dialogs/BidsDialog.tsx')).BidsDialog)
const DemographicsDialog = laterDialog(
  async () => (await import('./dialogs/DemographicsDialog.tsx')).DemographicsDialog,
)
const RemoveDialog = laterDialog(async () => (await import('./dialogs/RemoveDialog.tsx')).RemoveDialog)

type Open = { of: AdGroupRow; what: 'bids' | 'people' | 'remove' } | null

/** Ad groups: create, pause, resume, bids, who sees them, remove. */
export function AdGroupsTab() {
  const { account, period } = useAds()
  const tab = useMemo(() => adGroupsTab(account), [account])
  const [isNew, setNew] = useState(false)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const change = useChange()
  const { data: answer } = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const campaigns = searchCampaigns(answer?.data?.rows ?? null)
  const isMissing = answer?.data != null && campaigns.length === 0
  const actionsOf = useCallbackRef((row: AdGroupRow) => {
    if (row.state === 'removed') return []
    const next = row.state === 'paused' ? ('enabled' as const) : ('paused' as const)
    return [
      {
        label: next === 'enabled' ? 'Resume' : 'Pause',
        onPress: () => change.mutate({ kind: 'set_ad_group_state', ids: [row.id], state: next }),
      },
      ...(row.type === 'standard'
        ? [
            { label: 'Change the bids', onPress: () => setOpen({ of: row, what: 'bids' }) },
            { label: 'Choose who sees it', onPress: () => setOpen({ of: row, what: 'people' }) },
          ]
        : []),
      { label: 'Remove', onPress: () => setOpen({ of: row, what: 'remove' }) },
    ]
  })
  return (
    <TabRowsLoaded query={useQuery(adsRowsQuery('GET /ads/ad-groups', period))}>
      {({ rows, isCut }) => (
        <>
          {isMissing && <Note tone="info">{MESSAGES.noSearchCampaign}</Note>}
          <TabTable
            id="ad-groups"
            title="Ad groups"
            one="an ad group"
            tab={tab}
            rows={rows}
            isCut={isCut}
            hasStates
            actionsOf={actionsOf}
            aside={
              <Button variant="default" disabled={campaigns.length === 0} onClick={() => setNew(true)}>
                New ad group
              </Button>
            }
          />
          {isNew && <AdGroupDialog campaigns={campaigns} onClose={() => setNew(false)} />}
          {open?.what === 'bids' && <BidsDialog adGroup={open.of} onClose={close} />}
          {open?.what === 'people' && <DemographicsDialog adGroup={open.of} onClose={close} />}
          {open?.what === 'remove' && (
            <RemoveDialog
              name={open.of.name}
              change={{ kind: 'remove_ad_group', id: open.of.id }}
              onClose={close}
            />
          )}
        </>
      )}
    </TabRowsLoaded>
  )
}
