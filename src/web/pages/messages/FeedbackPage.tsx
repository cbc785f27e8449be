import { usePageTitle } from '../../app/use-page-title.ts'
import { BackLink } from '../../kit/surface/BackLink.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'

/** `/feedback`: what an owner thinks of Fettle. */
export function FeedbackPage() {
  usePageTitle('Feedback')
  return (
    <>
      <BackLink href="/help" label="Help" />
      <PageHead title="Feedback" lead="What works for you, and what doesn’t?" />
      <FeedbackForm />
    </>
  )
}
