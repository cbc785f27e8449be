import { Button } from '@mantine/core'
import { hasNoWebsite } from '#core/left-out.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
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
      {hasNoWebsite(newest) && newest.blocks.length > 0 ? (
        <OwnDomain />
      ) : hasNoWebsite(newest) ? (
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

/** A check that does without a website, and says itself what it needs: a domain name, of an email address or of a website. */
function OwnDomain() {
  const { website } = useMe()
  const hasWebsite = website !== null && website.address !== null
  return (
    <StateCard
      kind="empty"
      title="This needs a domain name of your own"
      actions={
        <Button component={LinkTo} href="/profile/my-account" variant="default">
          Change your email address
        </Button>
      }
    >
      It isn’t counted or in your plan.{' '}
      {hasWebsite
        ? 'When you have an email address at a domain name of your own, tell us under My account and we’ll check it.'
        : 'When you have an email address or a website at a domain name of your own, tell us and we’ll check it.'}
    </StateCard>
  )
}
