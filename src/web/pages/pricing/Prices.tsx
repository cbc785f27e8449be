import type { ReactNode } from 'react'
import { exactMoney } from '#core/format/money.ts'
import type { PlanId } from '#core/subscription/plans.ts'
import type { Pricing } from '#web/app/queries/subscription-queries.ts'
import { PriceCard } from '#web/kit/pricing/PriceCard.tsx'
import { PriceCards } from '#web/kit/pricing/PriceCards.tsx'
import { TickLines } from '#web/kit/pricing/TickLines.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import {
  GIVES,
  howOften,
  priceLines,
  NOT_HERE,
  NOTHING_MISSING,
  PLAN_NAMES,
} from '#web/shared/account/pricing-words.ts'

interface PricesProps {
  pricing: Pricing
  /** The button of a plan; none where it cannot be chosen. */
  children?: ((plan: PlanId) => ReactNode) | undefined
}

/** What a subscription includes, and what each plan costs. */
export function Prices({ pricing: { available, prices, saving, savingPercent }, children }: PricesProps) {
  return (
    <>
      {!available && (
        <Note tone="info" lead={NOT_HERE}>
          {NOTHING_MISSING}
        </Note>
      )}
      <PriceCards>
        {prices.map((price) => (
          <PriceCard
            key={price.plan}
            title={PLAN_NAMES[price.plan]}
            price={exactMoney(price.cents)}
            per={howOften(price)}
            tag={price.payments === 1 ? `Save ${savingPercent}%` : undefined}
            lines={priceLines(price, saving)}
          >
            {available ? children?.(price.plan) : undefined}
          </PriceCard>
        ))}
      </PriceCards>
      <Card title="What a subscription gives you" hint="The same with both.">
        <TickLines lines={GIVES} />
      </Card>
    </>
  )
}
