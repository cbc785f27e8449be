import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'

/** `/feedback`: an owner's feedback. */
export function FeedbackPage() {
  usePageTitle('Feedback')
  return (
    <>
      <BackLink href="/help" label="Help" />
      <PageHead title="Feedback" lead="What works for you, and what doesn’t?" />
      <ColumnsLayout shape="form">
        <FeedbackForm />
        <Card title="Do you need an answer?">
          <p>
            <LinkTo href="/help/contact-us">Ask us a question</LinkTo>, and we write back.
          </p>
        </Card>
      </ColumnsLayout>
    </>
  )
}
