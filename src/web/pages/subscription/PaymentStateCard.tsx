import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { shortDate } from '#core/dates.ts'
import type { OrderAnswer } from '#web/app/queries/subscription-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { subscriptionName } from '#web/shared/account/pricing-words.ts'

const toSubscription = (
  <Button component={LinkTo} href="/profile/subscription">
    See my subscription
  </Button>
)
const toPricing = (label: string, isMain = false): ReactNode => (
  <Button component={LinkTo} href="/pricing" variant={isMain ? 'filled' : 'default'}>
    {label}
  </Button>
)

/** The state of an order, and what to do next. */
export function PaymentStateCard({ order: { state, plan, endsAt } }: { order: OrderAnswer }) {
  const { timeZone } = useMe()
  if (state === 'paid') {
    const until = endsAt === null ? '' : ` lasts until ${shortDate(endsAt, timeZone)}`
    return (
      <StateCard kind="done" title="Your payment was successful!" isPage actions={toSubscription}>
        Thank you. Your {subscriptionName(plan).toLowerCase()}
        {until}. You’ll find the receipt on your subscription page.
      </StateCard>
    )
  }
  if (state === 'failed') {
    return (
      <StateCard
        kind="error"
        title="This hasn’t been paid"
        isPage
        actions={toPricing('See the prices', true)}
      >
        No money was taken. You can try again whenever you like.
      </StateCard>
    )
  }
  return (
    <StateCard
      kind="waiting"
      title="We’re confirming your payment"
      isPage
      actions={
        <>
          {toSubscription}
          {state === 'open' && toPricing('I haven’t paid yet')}
        </>
      }
    >
      This usually takes a few seconds. You don’t need to stay: your subscription page will show it once it’s
      through.
    </StateCard>
  )
}
