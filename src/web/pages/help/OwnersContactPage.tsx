import { usePageTitle } from '../../app/use-page-title.ts'
import { BackLink } from '../../kit/surface/BackLink.tsx'
import { Card } from '../../kit/surface/Card.tsx'
import { Cards } from '../../kit/surface/Layout.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { PointList } from '../../kit/visitor/PointList.tsx'
import { useReach } from './use-reach.tsx'

/** `/help/contact-us`, for owners. */
export function OwnersContactPage() {
  usePageTitle('Contact us')
  const points = useReach()
  return (
    <>
      <BackLink href="/help" label="Help" />
      <PageHead title="Contact us" lead="Tell us your website’s address, and what you were doing." />
      <Cards>
        <Card title="How to reach us">
          <PointList points={points} />
        </Card>
        <Card title="Changing your website">
          <p>
            The website of your account is changed by us, so that nobody else’s results are mixed with yours.
            Write to us from the email of your account, with the new address.
          </p>
        </Card>
      </Cards>
    </>
  )
}
