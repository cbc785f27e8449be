import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readOptionalAmount } from '#ads/amount.ts'
import { moneyDecimals, type Micros, microsOf } from '#core/ads/money.ts'
import type { AdGroupRow } from '#core/ads/rows.ts'
import { useAds } from '../ads-context.ts'
import type { Made } from '../use-problems.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

interface BidsDialogProps {
  adGroup: AdGroupRow
  onClose: () => void
}

const BIDS = [
  { id: 'maxCpc', label: 'Default max CPC' },
  { id: 'maxCpv', label: 'Max CPV' },
  { id: 'targetCpa', label: 'Target CPA' },
  { id: 'targetCpm', label: 'Target CPM' },
] as const
type Bid = (typeof BIDS)[number]['id']

const shown = (amount: Micros | null): string => (amount === null ? '' : moneyDecimals(microsOf(amount)))

const amountOf = (text: string): Micros | null => {
  const read = readOptionalAmount(text)
  return read.ok ? read.value : null
}

/** The bids of an ad group; an empty field sets none. */
export function BidsDialog({ adGroup, onClose }: BidsDialogProps) {
  const { account } = useAds()
  const [typed, setTyped] = useState<Readonly<Record<Bid, string>>>({
    maxCpc: shown(adGroup.maxCpc),
    maxCpv: shown(adGroup.maxCpv),
    targetCpa: shown(adGroup.targetCpa),
    targetCpm: shown(adGroup.targetCpm),
  })
  const make = (): Made => {
    const problems = BIDS.flatMap(({ id }) => {
      const read = readOptionalAmount(typed[id])
      return read.ok ? [] : [[id, read.message]]
    })
    if (problems.length > 0) return { problems: Object.fromEntries(problems) }
    return {
      change: {
        kind: 'set_bids',
        adGroupId: adGroup.id,
        maxCpc: amountOf(typed.maxCpc),
        maxCpv: amountOf(typed.maxCpv),
        targetCpa: amountOf(typed.targetCpa),
        targetCpm: amountOf(typed.targetCpm),
      },
    }
  }
  return (
    <ChangeDialog
      title={`Bids of “${adGroup.name}”`}
      submit="Save the bids"
      fields={BIDS.map(({ id }) => id)}
      make={make}
      onClose={onClose}
    >
      {(problemAt) =>
        BIDS.map(({ id, label }) => (
          <TextInput
            key={id}
            label={`${label} (${account.currency})`}
            inputMode="decimal"
            value={typed[id]}
            error={problemAt(id)}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [id]: value })}
          />
        ))
      }
    </ChangeDialog>
  )
}
