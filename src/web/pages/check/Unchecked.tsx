import { Button, Group } from '@mantine/core'
import { shortDate } from '#core/dates.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { BlockView } from '#web/kit/blocks/BlockView.tsx'
import { StepList } from '#web/kit/check/StepList.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconRefresh } from '#web/kit/icons.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { atRest } from '#web/kit/surface/at-rest.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { ProofSection } from './ProofSection.tsx'
import { RerunWait } from './RerunWait.tsx'
import { isStartable, type Rerun } from './use-rerun.ts'

interface UncheckedProps {
  answer: CheckAnswer
  rerun: Rerun
}

/** A check that could not look: what it asked for, what to try, what was known before. */
export function Unchecked({ answer, rerun }: UncheckedProps) {
  const { newest, lastKnown } = answer
  const { timeZone } = useMe()
  // An address that is no web address is only useful to the web person, and is shown below.
  const asked = newest.evidence.filter(({ at }) => URL.canParse(at))
  return (
    <>
      {asked.length > 0 && (
        <Card title="What we asked for">
          <BlockView
            block={{ kind: 'list', items: asked.map(({ at, found }) => ({ text: at, detail: found })) }}
          />
        </Card>
      )}
      <Card title="What to try">
        <StepList steps={newest.nextSteps.map((text) => ({ text }))} />
        <Group mt="md">
          <Button
            leftSection={<Icon of={IconRefresh} />}
            {...atRest(!isStartable(rerun))}
            onClick={isStartable(rerun) ? rerun.start : undefined}
          >
            {rerun.label}
          </Button>
          <Button component={LinkTo} href="/help/contact-us" variant="subtle">
            Contact us
          </Button>
        </Group>
        <RerunWait rerun={rerun} />
      </Card>
      {lastKnown && (
        <>
          <Card
            title="What we knew before"
            aside={<StatusPill tone={toneOf(lastKnown)}>{lastKnown.tag}</StatusPill>}
          >
            <p>{lastKnown.description}</p>
            <SmallLine>
              As of {shortDate(lastKnown.updatedAt, timeZone)}. It may have changed since.
            </SmallLine>
          </Card>
          <ProofSection blocks={lastKnown.blocks} />
        </>
      )}
    </>
  )
}
