import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readMoney } from '#ads/amount.ts'
import { monthOf } from '#ads/check/amounts.ts'
import { moneyText } from '#ads/money-words.ts'
import { OWN_BUDGET } from '#ads/wizard/read-draft.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { isMicros, microsOf } from '#core/ads/money.ts'
import { budgetsQuery } from '#web/app/queries/campaign-queries.ts'
import { BudgetChoices } from '#web/kit/ads/BudgetChoices.tsx'
import { WizardLayout } from '#web/kit/ads/WizardLayout.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { asAsked, categoriesAsked } from './as-asked.ts'
import { DraftPreviews } from './DraftPreviews.tsx'
import type { Wizard } from './use-wizard.ts'

const MOST_TYPED = 100

/** Step 5: what a day may cost, and how the campaign bids. */
export function BudgetStep({ wizard }: { wizard: Wizard }) {
  const { form, problems, change, changeText, account } = wizard
  const { data, isPending } = useQuery(
    budgetsQuery({
      landingUrl: asAsked(form).landingUrl,
      categories: categoriesAsked(form),
      locationIds: form.locations
        .flatMap((location) => (location.kind === 'place' ? [location.id] : []))
        .slice(0, ADS_LIMITS.locations),
    }),
  )
  const money = (amount: bigint) => moneyText(amount, account.currency)
  const monthWords = (daily: bigint) => `At most ${money(monthOf(daily))} in a month`
  const own = readMoney(form.ownBudget)
  const isOwn = form.budgetChoice === OWN_BUDGET
  const suggested = data?.budgets ?? []
  // An amount that was suggested when the draft was kept, and is no longer, or could not be asked for now.
  const kept = !isOwn && isMicros(form.budgetChoice) ? form.budgetChoice : null
  const earlier =
    kept !== null && !suggested.some(({ amount }) => amount === kept)
      ? [{ amount: kept, isRecommended: false }]
      : []
  const choices = [...suggested, ...earlier].map(({ amount, isRecommended }) => ({
    value: amount,
    label: `${money(microsOf(amount))} a day`,
    detail: monthWords(microsOf(amount)),
    isRecommended,
  }))
  return (
    <WizardLayout aside={<DraftPreviews form={form} />}>
      <Cards>
        <Card
          title="Budget"
          hint="Google charges you when people click. A day can cost more than its budget, a month never more than the figure here."
        >
          {isPending ? (
            <p role="status">Looking for budgets that fit</p>
          ) : (
            <BudgetChoices
              legend="Budget a day"
              choices={[...choices, { value: OWN_BUDGET, label: 'My own budget' }]}
              chosen={form.budgetChoice}
              error={problems['budgetChoice']}
              onChoose={(budgetChoice) => change({ budgetChoice })}
            >
              {isOwn && (
                <TextInput
                  label={`Your budget a day (${account.currency})`}
                  description={own.ok ? monthWords(microsOf(own.value)) : undefined}
                  inputMode="decimal"
                  value={form.ownBudget}
                  maxLength={MOST_TYPED}
                  error={problems['ownBudget']}
                  onChange={({ currentTarget }) => changeText('ownBudget', currentTarget.value)}
                />
              )}
            </BudgetChoices>
          )}
        </Card>
        <Card
          title="Bidding"
          hint="Google bids for as many clicks as your budget buys. With a target, it bids for orders and calls instead."
        >
          <Fields>
            <TextInput
              label={`What one order or call may cost (${account.currency})`}
              description="Target CPA. Only if your website counts conversions."
              inputMode="decimal"
              value={form.targetCpa}
              maxLength={MOST_TYPED}
              error={problems['targetCpa']}
              onChange={({ currentTarget }) => changeText('targetCpa', currentTarget.value)}
            />
          </Fields>
        </Card>
      </Cards>
    </WizardLayout>
  )
}
