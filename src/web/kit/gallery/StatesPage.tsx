import { Button } from '@mantine/core'
import type { Tone } from '#core/display.ts'
import { Card } from '../surface/Card.tsx'
import { Cards } from '../surface/Layout.tsx'
import { PageHead } from '../surface/PageHead.tsx'
import { StateCard } from '../surface/StateCard.tsx'
import { StatusPill } from '../tone/StatusPill.tsx'
import { toneStyle } from '../tone/tone.ts'
import { GalleryFrame } from './GalleryFrame.tsx'

const TONES: Tone[] = [
  'success',
  'warning',
  'error',
  'info',
  'missing',
  'more_info',
  'unable',
  'review',
  'not_relevant',
]

export function StatesPage() {
  return (
    <GalleryFrame here="learn" offline>
      <PageHead title="States" lead="Every page has all of them." />
      <Cards>
        <Card title="Tones">
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {[...TONES, 'waiting' as const].map((tone) => (
              <StatusPill key={tone} tone={tone}>
                {toneStyle(tone).word}
              </StatusPill>
            ))}
          </p>
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
            {[...TONES, 'waiting' as const].map((tone) => (
              <StatusPill key={tone} tone={tone} size="lg">
                {toneStyle(tone).word}
              </StatusPill>
            ))}
          </p>
        </Card>
        <StateCard kind="empty" title="Nothing done yet" actions={<Button>See your plan</Button>}>
          Jobs you finish show up here, with what was before and what is now.
        </StateCard>
        <StateCard
          kind="error"
          title="We couldn’t save that"
          actions={
            <>
              <Button>Try again</Button>
              <Button variant="subtle">Contact us</Button>
            </>
          }
        >
          Something went wrong on our side. What you typed is still here.
        </StateCard>
        <StateCard
          kind="offline"
          title="You’re offline"
          actions={<Button variant="default">Try again</Button>}
        >
          We’ll go on when you’re back. Nothing is lost.
        </StateCard>
        <StateCard kind="forbidden" title="This belongs to somebody else">
          You’re logged in as maya@bluewren.example. Log in with the other address to see it.
        </StateCard>
        <StateCard
          kind="unchecked"
          title="Couldn’t check"
          actions={<Button variant="default">Re-run test</Button>}
        >
          Your website took too long to answer. This isn’t counted for or against you.
        </StateCard>
        <StateCard
          kind="stale"
          title="As of 14 Nov 2026"
          actions={<Button variant="default">Look again</Button>}
        >
          It may have changed since.
        </StateCard>
      </Cards>
    </GalleryFrame>
  )
}
