import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { pricingQuery } from '#web/app/queries/subscription-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PricingBody } from '#web/kit/pricing/PricingBody.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { Opening } from '#web/kit/visitor/Opening.tsx'
import { OwnersPrices } from './OwnersPrices.tsx'
import { Prices } from './Prices.tsx'
import { PRICING_LEAD, PRICING_TITLE } from '#web/shared/account/pricing-words.ts'
import { VisitorsButton } from './VisitorsButton.tsx'

/** `/pricing`: the prices of the plans, with buttons to buy them. */
export function PricingPage() {
  usePageTitle(PRICING_TITLE)
  const { isOwner } = useRouteContext({ from: '/pricing' })
  const query = useQuery(pricingQuery)
  const prices = (
    <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={4} />}>
      {(data) => (
        <PricingBody below={!isOwner}>
          {isOwner ? (
            <OwnersPrices pricing={data} />
          ) : (
            <Prices pricing={data}>{(plan) => <VisitorsButton plan={plan} />}</Prices>
          )}
        </PricingBody>
      )}
    </Loaded>
  )
  if (!isOwner) {
    return (
      <Opening title={PRICING_TITLE} lead={PRICING_LEAD}>
        {prices}
      </Opening>
    )
  }
  return (
    <>
      <PageHead title={PRICING_TITLE} lead={PRICING_LEAD} />
      {prices}
    </>
  )
}
