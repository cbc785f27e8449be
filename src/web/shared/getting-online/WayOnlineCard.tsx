import { Button, Group, Stack } from '@mantine/core'
import type { OnlineBudget, OnlineStep } from '#core/getting-online/way-online.ts'
import { StepList } from '#web/kit/check/StepList.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { type Segment, Segments } from '#web/kit/surface/Segments.tsx'
import { videoPath } from '../lessons/lesson-words.ts'
import type { WayOnline } from './use-way-online.ts'

const BUDGETS: readonly Segment<OnlineBudget>[] = [
  { id: 'some', label: 'I can spend a little' },
  { id: 'nothing', label: 'Nothing for now' },
]

/** The steps of a business without a website, in order, each with what it takes. */
export function WayOnlineCard({ way }: { way: WayOnline }) {
  return (
    <Card
      id="getting-online"
      title="Your way online"
      hint="Stop after any step. Each one is useful on its own."
    >
      <Stack>
        <div>
          <Segments
            label="What you can spend"
            segments={BUDGETS}
            chosen={way.budget}
            onChoose={way.setBudget}
          />
        </div>
        <StepList
          steps={way.steps.map((step) => ({
            text: <StepText step={step} />,
            time: step.time,
            who: step.cost,
          }))}
        />
        <Group>
          <p>
            <b>Got a website already?</b> A Facebook page doesn’t count, but a page of your own does.
          </p>
          <Button component={LinkTo} href="/profile/online-presence" variant="default">
            Tell us the address
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

function StepText({ step: { title, why, lesson, hasTools } }: { step: OnlineStep }) {
  return (
    <>
      <b>{title}.</b> {why}
      {lesson !== null && (
        <>
          {' '}
          <LinkTo href={videoPath(lesson)}>See the lesson</LinkTo>
        </>
      )}
      {hasTools && (
        <>
          {lesson === null ? ' ' : ' · '}
          <LinkTo href="/productivity-tools">Tools for it</LinkTo>
        </>
      )}
    </>
  )
}
