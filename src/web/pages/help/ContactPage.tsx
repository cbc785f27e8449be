import { usePageTitle } from '../../app/use-page-title.ts'
import { VisitorShell } from '../../app/VisitorShell.tsx'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { PointList } from '../../kit/visitor/PointList.tsx'
import { Prose } from '../../kit/visitor/Prose.tsx'
import { EnquiryForm } from '../messages/EnquiryForm.tsx'
import { useReach } from './use-reach.tsx'

/** `/contact-us`, for visitors. */
export function ContactPage() {
  usePageTitle('Contact us')
  const points = useReach()
  return (
    <VisitorShell>
      <Prose title="Contact us" lead="Questions about Fettle, or about your account? We’re glad to help.">
        <h2>Write to us</h2>
        <EnquiryForm />
        <h2>How to reach us</h2>
        <PointList points={points} />
        <h2>Perhaps it’s answered already</h2>
        <ul>
          <li>
            <LinkTo href="/learn-more">What Fettle looks at, what it costs and who sees your data</LinkTo>
          </li>
          <li>
            <LinkTo href="/forgot-password">You can’t log in: get a new password</LinkTo>
          </li>
          <li>
            <LinkTo href="/bot">Our visitor came to your website: what it does, and how to stop it</LinkTo>
          </li>
          <li>
            <LinkTo href="/privacy">What we keep about you, and how to get it deleted</LinkTo>
          </li>
        </ul>
      </Prose>
    </VisitorShell>
  )
}
