import { Button } from '@mantine/core'
import { ArrivingGroup } from '../arriving/ArrivingGroup.tsx'
import { ArrivingRow } from '../arriving/ArrivingRow.tsx'
import { ArrivingTotal } from '../arriving/ArrivingTotal.tsx'
import { PlainFrame } from '../frame/PlainFrame.tsx'
import { Cards, ColumnsLayout } from '../surface/Layout.tsx'
import { Note } from '../surface/Note.tsx'
import { PageHead } from '../surface/PageHead.tsx'

export function ArrivingPage() {
  return (
    <PlainFrame
      home="?page=overview"
      action={
        <Button variant="subtle" size="sm">
          Stop
        </Button>
      }
    >
      <PageHead
        title="Looking at bluewren.example"
        lead="Results show up here as they come in. You can read them now, or leave and come back."
      />
      <ArrivingTotal done={7} of={16} left="About 40 seconds to go" />
      <ColumnsLayout shape="two">
        <Cards>
          <ArrivingGroup name="Compliance" done={2} of={3}>
            <ArrivingRow
              title="SSL certificate"
              arrival={{
                state: 'landed',
                tone: 'success',
                tag: 'Secure',
                line: 'Your padlock works and is good until 11 Feb 2027.',
                href: '#ssl',
              }}
            />
            <ArrivingRow
              title="Email security"
              arrival={{
                state: 'landed',
                tone: 'warning',
                tag: 'Could be better',
                line: 'Some protection is in place for bluewren.example, but there are gaps: DMARC.',
              }}
            />
            <ArrivingRow title="Site vulnerability" arrival={{ state: 'waiting' }} />
          </ArrivingGroup>
        </Cards>
        <Cards>
          <ArrivingGroup name="Visibility" done={1} of={3}>
            <ArrivingRow
              title="Sitemap"
              arrival={{
                state: 'landed',
                tone: 'unable',
                tag: 'Couldn’t check',
                line: 'Your website took too long to answer. Try again in a little while.',
              }}
            />
            <ArrivingRow
              title="Broken links"
              arrival={{ state: 'running', text: '212 of 418 links tested', done: 212, of: 418 }}
            />
            <ArrivingRow title="Search ranking" arrival={{ state: 'waiting' }} />
          </ArrivingGroup>
        </Cards>
      </ColumnsLayout>
      <br />
      <Note tone="more_info" lead="16 more checks need a word from you,">
        such as whether you sell online or use Facebook. We’ll ask when these are done, a few at a time.
      </Note>
    </PlainFrame>
  )
}
