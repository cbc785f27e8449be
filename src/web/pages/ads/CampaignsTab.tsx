import { useCallbackRef } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { campaignsAndDrafts, type CampaignDraftRow, isDraftRow } from '#ads/tabs/campaigns-and-drafts.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { draftHref } from './draft-href.ts'
import { TabRowsLoaded } from './TabRowsLoaded.tsx'
import { TabTable } from './TabTable.tsx'
import { useChange } from './use-change.ts'

const BudgetDialog = laterDialog(async () => (await import('./dialogs/BudgetDialog.tsx')).BudgetDialog)
const DiscardDialog = laterDialog(async () => (await import('./dialogs/DiscardDialog.tsx')).DiscardDialog)
const RemoveDialog = laterDialog(async () => (await import('./dialogs/RemoveDialog.tsx')).RemoveDialog)

type Open = { of: CampaignRow; what: 'budget' | 'remove' } | { of: CampaignDraftRow; what: 'discard' } | null

/** Campaigns: pause, resume, remove, budget; with the drafts of new ones. */
export function CampaignsTab() {
  const { account, answer, period } = useAds()
  const router = useRouter()
  const tab = useMemo(() => campaignsAndDrafts(account), [account])
  const [open, setOpen] = useState<Open>(null)
  const change = useChange()
  const close = () => setOpen(null)
  const goTo = (href: string) => void router.navigate({ href })
  const drafts = useMemo(
    () => answer.drafts.map(({ id, name, step }) => ({ id, name, step, state: 'draft' as const })),
    [answer.drafts],
  )
  const actionsOf = useCallbackRef((row: CampaignRow | CampaignDraftRow) => {
    if (isDraftRow(row))
      return [
        { label: 'Go on with the draft', onPress: () => goTo(draftHref(row.id)) },
        { label: 'Discard the draft', onPress: () => setOpen({ of: row, what: 'discard' }) },
      ]
    if (row.state === 'removed') return []
    const isPaused = row.state === 'paused'
    const next = isPaused ? ('enabled' as const) : ('paused' as const)
    return [
      {
        label: isPaused ? 'Resume' : 'Pause',
        onPress: () => change.mutate({ kind: 'set_campaign_state', ids: [row.id], state: next }),
      },
      ...(isPaused && row.type === 'search'
        ? [
            {
              label: 'Look at its page first',
              onPress: () => goTo(`/ads/campaigns/start?campaign=${row.id}`),
            },
          ]
        : []),
      ...(row.type === 'smart'
        ? []
        : [{ label: 'Change the budget', onPress: () => setOpen({ of: row, what: 'budget' }) }]),
      { label: 'Remove', onPress: () => setOpen({ of: row, what: 'remove' }) },
    ]
  })
  const query = useQuery(adsRowsQuery('GET /ads/campaigns', period))
  const read = query.data?.data?.rows
  const rows = useMemo(() => [...(read ?? []), ...drafts], [read, drafts])
  return (
    <TabRowsLoaded query={query}>
      {({ isCut }) => (
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
          {open?.what === 'budget' && (
            <BudgetDialog campaign={open.of} campaigns={read ?? []} onClose={close} />
          )}
          {open?.what === 'discard' && <DiscardDialog draft={open.of} onClose={close} />}
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
