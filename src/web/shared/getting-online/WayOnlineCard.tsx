import { Button, Group, Stack } from '@mantine/core'
import type { OnlineBudget, OnlineStep, OnlineStepId } from '#core/getting-online/way-online.ts'
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

/** It is done by telling the address, and by nothing else. */
const TOLD: OnlineStepId = 'tell'

/** The steps of a business without a website, in order, each with what it takes. */
export function WayOnlineCard({ way }: { way: WayOnline }) {
  return (
    <Card id="getting-online" title="Your way online" hint={hintOf(way.steps)}>
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
            text: <StepText step={step} way={way} />,
            ...(step.isDone ? { isDone: true } : { time: step.time, who: step.cost }),
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

function hintOf(steps: readonly OnlineStep[]): string {
  const done = steps.filter(({ isDone }) => isDone).length
  const count = done === 0 ? '' : ` ${done} of ${steps.length} done.`
  return `Stop after any step. Each one is useful on its own.${count}`
}

function StepText({ step, way }: { step: OnlineStep; way: WayOnline }) {
  const { id, title, why, lesson, hasTools, isDone } = step
  return (
    <>
      <b>{title}.</b> {isDone ? 'Done.' : why}
      {!isDone && lesson !== null && (
        <>
          {' '}
          <LinkTo href={videoPath(lesson)}>See the lesson</LinkTo>
        </>
      )}
      {!isDone && hasTools && (
        <>
          {lesson === null ? ' ' : ' · '}
          <LinkTo href="/productivity-tools/admin">Tools for it</LinkTo>
        </>
      )}
      {id !== TOLD && (!isDone || way.canReopen(id)) && (
        <>
          {' '}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${isDone ? 'Not done yet' : 'I have this already'}: ${title}`}
            onClick={() => way.setDone(id, !isDone)}
          >
            {isDone ? 'Not done yet' : 'I have this already'}
          </Button>
        </>
      )}
    </>
  )
}
