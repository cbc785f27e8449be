import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards, ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { PointList } from '#web/kit/visitor/PointList.tsx'
import { Correspondence } from '#web/shared/messages/Correspondence.tsx'
import { myAccountQuery } from '#web/app/queries/profile-queries.ts'
import { useContactWays } from '#web/shared/messages/use-contact-ways.tsx'

/** `/help/contact-us`, for owners. */
export function OwnersContactPage() {
  usePageTitle('Contact us')
  const points = useContactWays()
  const { data, isPending } = useQuery(myAccountQuery)
  return (
    <>
      <BackLink href="/help" label="Help" />
      <PageHead title="Contact us" lead="Ask us anything about your results or your account." />
      <ColumnsLayout shape="form">
        <Cards>
          {isPending ? (
            <ListSkeleton groups={1} rows={4} />
          ) : (
            <Correspondence phone={data?.phone ?? data?.mobile ?? ''} />
          )}
        </Cards>
        <Cards>
          <Card title="How to reach us">
            <PointList points={points} />
          </Card>
          <Card title="Changing your website">
            <p>
              We change it for you, so your results never get mixed up with somebody else’s. Send us the new
              address.
            </p>
          </Card>
          <Card title="Just want to tell us something?">
            <p>
              <LinkTo href="/feedback">Give us feedback</LinkTo>
            </p>
          </Card>
        </Cards>
      </ColumnsLayout>
    </>
  )
}
