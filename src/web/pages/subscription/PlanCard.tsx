import { Button } from '@mantine/core'
import type { Subscription } from '#web/app/queries/subscription-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { NOT_HERE, subscriptionName } from '#web/shared/account/pricing-words.ts'
import { CancelButton } from './CancelButton.tsx'
import { CardButton } from './CardButton.tsx'
import { STATE_NAMES, STATE_TONES, subscriptionSentence } from './subscription-words.ts'

/** The owner's subscription, and its actions. */
export function PlanCard({ subscription }: { subscription: Subscription }) {
  const { timeZone } = useMe()
  const { state, plan, available, mayBuy, mayCancel } = subscription
  const mayChoose = available && mayBuy
  return (
    <Card
      title={plan === null ? 'Your subscription' : subscriptionName(plan)}
      aside={<StatusPill tone={STATE_TONES[state]}>{STATE_NAMES[state]}</StatusPill>}
    >
      <p>{subscriptionSentence(subscription, timeZone)}</p>
      {!available && <p>{NOT_HERE}</p>}
      {(mayChoose || mayCancel) && (
        <CardFoot>
          {mayChoose && (
            <Button component={LinkTo} href="/pricing" variant={state === 'expired' ? 'filled' : 'default'}>
              See the prices
            </Button>
          )}
          {mayCancel && <CardButton isDue={state === 'past_due'} />}
          {mayCancel && <CancelButton isDue={state === 'past_due'} />}
        </CardFoot>
      )}
    </Card>
  )
}
