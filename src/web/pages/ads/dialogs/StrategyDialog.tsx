import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { readMoney, readOptionalAmount, readRoas } from '#ads/amount.ts'
import { MESSAGES } from '#ads/messages.ts'
import { STRATEGY_WORDS } from '#ads/state-words.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { STRATEGY_TYPES, type StrategyType } from '#core/ads/states.ts'
import { useAds } from '../ads-context.ts'
import { CampaignChoices } from './CampaignChoices.tsx'
import type { Made } from '../use-problems.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

interface StrategyDialogProps {
  campaigns: readonly CampaignRow[]
  onClose: () => void
}

const AMOUNT_LABELS: Readonly<Record<StrategyType, string>> = {
  target_cpa: 'What a conversion may cost',
  target_roas: 'Sales for what you spend, in percent, such as 500%',
  maximise_conversions: 'Shared budget a day',
}

/** Where each value of the change is typed. */
const FIELDS: Readonly<Record<StrategyType, Readonly<Record<string, string>>>> = {
  target_cpa: { targetCpa: 'amount', sharedBudget: 'more' },
  target_roas: { targetRoas: 'amount', sharedBudget: 'more' },
  maximise_conversions: { sharedBudget: 'amount', targetCpa: 'more' },
}

/** Makes a portfolio strategy (decisions, 9.3). */
export function StrategyDialog({ campaigns, onClose }: StrategyDialogProps) {
  const { account } = useAds()
  const [name, setName] = useState('')
  const [type, setType] = useState<StrategyType>('target_cpa')
  const [amount, setAmount] = useState('')
  const [more, setMore] = useState('')
  const [campaignIds, setCampaigns] = useState<readonly string[]>([])
  const isMost = type === 'maximise_conversions'
  return (
    <ChangeDialog
      title="New portfolio strategy"
      submit="Create the strategy"
      fields={['name', 'type', 'amount', 'more', 'campaignIds']}
      fieldOf={(value) => FIELDS[type][value] ?? value}
      make={() => withName(name, made({ name, type, amount, more, campaignIds }))}
      onClose={onClose}
    >
      {(problemAt) => (
        <>
          <TextInput
            label="Name"
            value={name}
            error={problemAt('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <NativeSelect
            label="Type"
            value={type}
            data={STRATEGY_TYPES.map((value) => ({ value, label: STRATEGY_WORDS[value] }))}
            error={problemAt('type')}
            onChange={({ currentTarget: { value } }) =>
              setType(STRATEGY_TYPES.find((known) => known === value) ?? type)
            }
          />
          <TextInput
            label={
              type === 'target_roas' ? AMOUNT_LABELS[type] : `${AMOUNT_LABELS[type]} (${account.currency})`
            }
            inputMode="decimal"
            value={amount}
            error={problemAt('amount')}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
          <TextInput
            label={`${isMost ? 'What a conversion may cost' : 'Shared budget a day'} (${account.currency}), if you want one`}
            inputMode="decimal"
            value={more}
            error={problemAt('more')}
            onChange={({ currentTarget }) => setMore(currentTarget.value)}
          />
          <CampaignChoices
            legend="Campaigns"
            campaigns={campaigns}
            chosen={campaignIds}
            error={problemAt('campaignIds')}
            onChoose={setCampaigns}
          />
        </>
      )}
    </ChangeDialog>
  )
}

/** A missing name is said beside what else cannot be read. */
const withName = (name: string, read: Made): Made =>
  'problems' in read && name.trim() === '' ? { problems: { name: MESSAGES.name, ...read.problems } } : read

interface Typed {
  name: string
  type: StrategyType
  amount: string
  more: string
  campaignIds: readonly string[]
}

/** What is typed, by the type: its amount is money, a percentage, or the shared budget. */
function made({ name, type, amount, more, campaignIds }: Typed): Made {
  const other = readOptionalAmount(more)
  if (!other.ok) return { problems: { more: other.message } }
  const base = { kind: 'create_strategy' as const, name, type, campaignIds, targetRoas: null }
  if (type === 'target_roas') {
    const roas = readRoas(amount)
    if (!roas.ok) return { problems: { amount: roas.message } }
    return { change: { ...base, targetCpa: null, targetRoas: roas.value, sharedBudget: other.value } }
  }
  const money = readMoney(amount)
  if (!money.ok)
    return {
      problems:
        type === 'maximise_conversions' && amount.trim() !== ''
          ? { type: MESSAGES.wrongType }
          : { amount: money.message },
    }
  const [targetCpa, sharedBudget] =
    type === 'target_cpa' ? [money.value, other.value] : [other.value, money.value]
  return { change: { ...base, targetCpa, sharedBudget } }
}
