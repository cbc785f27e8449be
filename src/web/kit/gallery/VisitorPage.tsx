import { VisitorFrame } from '../frame/VisitorFrame.tsx'
import { ItemRow } from '../overview/ItemRow.tsx'
import { StackBar } from '../overview/StackBar.tsx'
import { Awning } from '../surface/Awning.tsx'
import { Card } from '../surface/Card.tsx'
import { Rows } from '../surface/Layout.tsx'
import { SampleBanner } from '../surface/SampleBanner.tsx'

export function VisitorPage() {
  return (
    <VisitorFrame
      home="?page=visitor"
      links={[
        { href: '#how', label: 'How it works' },
        { href: '#look', label: 'What we look at' },
        { href: '#contact', label: 'Contact us' },
      ]}
      enter={{ href: '#login', label: 'Log in' }}
      legal={[
        { href: '#privacy', label: 'Privacy' },
        { href: '#terms', label: 'Terms' },
        { href: '#cookies', label: 'Cookies' },
      ]}
      support="Support 8 AM to 5:30 PM Sydney time, Monday to Friday, except public holidays"
    >
      <div style={{ maxWidth: 496, margin: '0 auto', padding: 16 }}>
        <h1>Is your website in fine fettle?</h1>
        <br />
        <Card look="flush" label="A sample result">
          <Awning />
          <div style={{ padding: 24 }}>
            <StackBar tally={{ good: 12, toFix: 14, toAnswer: 5 }} />
          </div>
          <Rows>
            <ItemRow dense tone="success" title="SSL certificate" why="Your padlock works." status="Secure" />
            <ItemRow
              dense
              tone="warning"
              title="Broken links"
              why="We found 5 broken links."
              status="5 broken"
            />
            <ItemRow
              dense
              tone="unable"
              title="Sitemap"
              why="Your website took too long to answer."
              status="Couldn’t check"
            />
          </Rows>
          <SampleBanner />
        </Card>
      </div>
    </VisitorFrame>
  )
}
