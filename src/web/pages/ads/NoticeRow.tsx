import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { noticeWords } from '#ads/notice-words.ts'
import type { AdsNotice } from '#core/ads/notices.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { callApi } from '#web/app/calls/client.ts'
import { type AdsOverview, adsQuery } from '#web/app/queries/ads-queries.ts'
import { ToDoRow } from '#web/kit/ads/ToDoRow.tsx'
import { FileLink } from '#web/kit/link/FileLink.tsx'
import { safeLink } from '#web/kit/link/safe-link.ts'
import type { ShownTone } from '#web/kit/tone/tone.ts'
import { useAds } from './ads-context.ts'
import { laterDialog } from './dialogs/later-dialog.tsx'
import { useBlockTerms } from './use-block-terms.ts'
import { useChange } from './use-change.ts'

const CeilingDialog = laterDialog(async () => (await import('./dialogs/CeilingDialog.tsx')).CeilingDialog)

interface NoticeRowProps {
  told: AdsOverview['notices'][number]
  campaigns: readonly CampaignRow[]
}

const TONES: Readonly<Record<AdsNotice['kind'], ShownTone>> = {
  ceiling_reached: 'error',
  landing_page_broken: 'error',
  spend_without_conversions: 'warning',
  unfitting_terms: 'warning',
}

/** What the weekly look or the monthly limit tells, with what settles it. */
export function NoticeRow({ told: { id, notice }, campaigns }: NoticeRowProps) {
  const { account } = useAds()
  const putAway = usePutAway(id)
  return (
    <ToDoRow tone={TONES[notice.kind]} {...noticeWords(notice, account.currency)}>
      <Settling notice={notice} campaigns={campaigns} onDone={() => putAway.mutate()} />
      <Button variant="subtle" size="sm" loading={putAway.isPending} onClick={() => putAway.mutate()}>
        Dismiss
      </Button>
    </ToDoRow>
  )
}

function usePutAway(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('DELETE /ads/notices/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: adsQuery.queryKey, exact: true }),
  })
}

interface SettlingProps {
  notice: AdsNotice
  campaigns: readonly CampaignRow[]
  onDone: () => void
}

function Settling({ notice, campaigns, onDone }: SettlingProps): ReactNode {
  switch (notice.kind) {
    case 'spend_without_conversions': {
      const isRunning = campaigns.some((one) => one.id === notice.campaignId && one.state === 'enabled')
      return isRunning && <PauseButton id={notice.campaignId} onDone={onDone} />
    }
    case 'unfitting_terms':
      return <BlockButton terms={notice.terms} onDone={onDone} />
    case 'landing_page_broken': {
      const href = safeLink(notice.url)
      return (
        href !== null && (
          <Button component={FileLink} href={href} variant="default" size="sm">
            Open the page
          </Button>
        )
      )
    }
    case 'ceiling_reached':
      return <RaiseButton />
  }
}

function PauseButton({ id, onDone }: { id: string; onDone: () => void }) {
  const change = useChange(onDone)
  return (
    <Button
      variant="default"
      size="sm"
      loading={change.isPending}
      onClick={() => change.mutate({ kind: 'set_campaign_state', ids: [id], state: 'paused' })}
    >
      Pause it
    </Button>
  )
}

type Terms = Extract<AdsNotice, { kind: 'unfitting_terms' }>['terms']

function BlockButton({ terms, onDone }: { terms: Terms; onDone: () => void }) {
  const block = useBlockTerms(terms, onDone)
  return (
    <Button variant="default" size="sm" loading={block.isPending} onClick={() => block.mutate()}>
      {terms.length === 1 ? 'Block it' : 'Block them'}
    </Button>
  )
}

function RaiseButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        Change the limit
      </Button>
      {isOpen && <CeilingDialog onClose={() => setOpen(false)} />}
    </>
  )
}
