import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { NotRead } from '#web/app/calls/Loaded.tsx'
import { type Pricing, subscriptionQuery } from '#web/app/queries/subscription-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { ownNote } from './own-note.ts'
import { Prices } from './Prices.tsx'
import { PLAN_NAMES } from '#web/shared/account/pricing-words.ts'
import { useCheckout } from './use-checkout.ts'

/** The prices with a button each, or with the owner's present plan. */
export function OwnersPrices({ pricing }: { pricing: Pricing }) {
  const query = useQuery(subscriptionQuery)
  const { data: own } = query
  const { choose, chosen } = useCheckout()
  const mayBuy = own?.mayBuy ?? false
  return (
    <>
      {query.isLoadingError && <NotRead query={query} />}
      {own?.mayBuy === false && (
        <Note {...ownNote(own.state)}>
          <LinkTo href="/profile/subscription">See my subscription</LinkTo>
        </Note>
      )}
      <Prices pricing={pricing}>
        {mayBuy
          ? (plan) => (
              <Button
                variant={plan === 'annual' ? 'filled' : 'default'}
                loading={chosen === plan}
                disabled={chosen !== null && chosen !== plan}
                onClick={() => choose(plan)}
              >
                Choose {PLAN_NAMES[plan].toLowerCase()}
              </Button>
            )
          : undefined}
      </Prices>
    </>
  )
}
