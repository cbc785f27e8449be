import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PublicFrame } from '#web/app/frames/PublicFrame.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PointList } from '#web/kit/visitor/PointList.tsx'
import { Prose } from '#web/kit/visitor/Prose.tsx'
import { EnquiryForm } from '#web/shared/messages/EnquiryForm.tsx'
import { articles } from './articles.ts'
import { useContactWays } from '#web/shared/messages/use-contact-ways.tsx'

/** Articles for people who are not signed in, or who received a hand-over link. */
const FOR_VISITORS = ['log-in', 'how-we-look', 'your-data', 'what-the-colours-mean', 'could-not-check']
const answers = FOR_VISITORS.flatMap((slug) => articles.find((one) => one.slug === slug) ?? [])

/** `/contact-us`, for visitors. */
export function ContactPage() {
  usePageTitle('Contact us')
  const points = useContactWays()
  return (
    <PublicFrame>
      <Prose title="Contact us" lead="Questions about Fettle, or about your account? We’re glad to help.">
        <h2>Write to us</h2>
        <EnquiryForm />
        <h2>How to reach us</h2>
        <PointList points={points} />
        <h2 id="answers">Help</h2>
        <ul>
          <li>
            <LinkTo href="/learn-more">What does Fettle look at, and what does it cost?</LinkTo>
          </li>
          {answers.map(({ slug, title }) => (
            <li key={slug}>
              <LinkTo href={`/help/${slug}`}>{title}</LinkTo>
            </li>
          ))}
        </ul>
      </Prose>
    </PublicFrame>
  )
}
