import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readBudget } from '#ads/amount.ts'
import { monthOf } from '#ads/check/amounts.ts'
import { moneyText } from '#ads/money-words.ts'
import { moneyDecimals, microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { useAds } from '../ads-context.ts'
import { sharedBudgetWords } from '../words-of-shared-budget.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

interface BudgetDialogProps {
  campaign: CampaignRow
  /** All of the account. */
  campaigns: readonly CampaignRow[]
  onClose: () => void
}

/** The daily budget of a campaign, and what a month of it can cost at most. */
export function BudgetDialog({ campaign, campaigns, onClose }: BudgetDialogProps) {
  const { id, name, budget } = campaign
  const { account } = useAds()
  const [typed, setTyped] = useState(budget === null ? '' : moneyDecimals(microsOf(budget.amount)))
  const read = readBudget(typed)
  const shared = sharedBudgetWords(campaign, campaigns)
  const month = read.ok ? moneyText(monthOf(microsOf(read.value)), account.currency) : null
  return (
    <ChangeDialog
      title={`Budget of “${name}”`}
      submit="Save the budget"
      fields={['amount']}
      make={() =>
        read.ok
          ? { change: { kind: 'set_budget', campaignId: id, amount: read.value } }
          : { problems: { amount: read.message } }
      }
      onClose={onClose}
    >
      {(problemAt) => (
        <>
          <TextInput
            label={`Budget a day (${account.currency})`}
            inputMode="decimal"
            value={typed}
            error={problemAt('amount')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {month !== null && <p>The most a month can cost is {month}.</p>}
          {shared !== null && <p>{shared}</p>}
        </>
      )}
    </ChangeDialog>
  )
}
