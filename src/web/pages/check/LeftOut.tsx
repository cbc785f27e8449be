import { Button } from '@mantine/core'
import { hasNoWebsite } from '#core/left-out.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { ProofSection } from './ProofSection.tsx'

interface LeftOutProps {
  answer: CheckAnswer
  /** Opens the questions, where the check has some. */
  onSurvey: (() => void) | undefined
}

/** A check that cannot be done here or now: what we saw of it anyway, and that there is nothing to do. */
export function LeftOut({ answer: { newest }, onSurvey }: LeftOutProps) {
  return (
    <>
      <ProofSection blocks={newest.blocks} />
      {hasNoWebsite(newest) ? (
        <StateCard
          kind="empty"
          title="This needs a website"
          actions={
            <Button component={LinkTo} href="/profile/online-presence" variant="default">
              Add your website
            </Button>
          }
        >
          It isn’t counted or in your plan. Tell us your website’s address and we’ll check it.
        </StateCard>
      ) : (
        <StateCard
          kind="empty"
          title="There’s nothing for you to do here"
          actions={
            onSurvey && (
              <Button variant="default" onClick={onSurvey}>
                Update your answers
              </Button>
            )
          }
        >
          It isn’t counted or in your plan. The result will show up here once we can check.
        </StateCard>
      )}
    </>
  )
}
