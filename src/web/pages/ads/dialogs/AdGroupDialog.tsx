import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { readOptionalAmount } from '#ads/amount.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { useAds } from '../ads-context.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

interface AdGroupDialogProps {
  /** The Search campaigns; at least one. */
  campaigns: readonly CampaignRow[]
  onClose: () => void
}

/** Makes an ad group. */
export function AdGroupDialog({ campaigns, onClose }: AdGroupDialogProps) {
  const { account } = useAds()
  const [campaignId, setCampaign] = useState(campaigns[0]?.id ?? '')
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const make = () => {
    const maxCpc = readOptionalAmount(typed)
    return maxCpc.ok
      ? { change: { kind: 'create_ad_group' as const, campaignId, name, maxCpc: maxCpc.value } }
      : { problems: { maxCpc: maxCpc.message } }
  }
  return (
    <ChangeDialog
      title="New ad group"
      submit="Create the ad group"
      fields={['campaignId', 'name', 'maxCpc']}
      make={make}
      onClose={onClose}
    >
      {(problemAt) => (
        <>
          <NativeSelect
            label="Campaign"
            value={campaignId}
            data={campaigns.map((one) => ({ value: one.id, label: one.name }))}
            error={problemAt('campaignId')}
            onChange={({ currentTarget }) => setCampaign(currentTarget.value)}
          />
          <TextInput
            label="Name"
            value={name}
            error={problemAt('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            label={`The most you pay for a click (${account.currency}), if you want a limit`}
            inputMode="decimal"
            value={typed}
            error={problemAt('maxCpc')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </>
      )}
    </ChangeDialog>
  )
}
