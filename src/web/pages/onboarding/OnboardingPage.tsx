import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Me, meQuery } from '#web/app/session/session.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Steps } from '#web/kit/forms/Steps.tsx'
import { PlainFrame } from '#web/kit/frame/PlainFrame.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PageSkeleton } from '#web/kit/surface/PageSkeleton.tsx'
import { useStartOfStep } from '#web/shared/forms/use-start-of-step.ts'
import { AllSet } from './AllSet.tsx'
import { BusinessStep } from './BusinessStep.tsx'
import { SocialStep } from './SocialStep.tsx'
import { STEPS } from './step-fields.ts'
import { useFilledIn, useFoundDetails } from './use-found-details.ts'
import { useOnboarding } from './use-onboarding.ts'
import { WebsiteStep } from './WebsiteStep.tsx'

export function OnboardingPage() {
  const { data: owner } = useQuery(meQuery)
  return owner ? <Questions owner={owner} /> : <PageSkeleton />
}

function Questions({ owner }: { owner: Me }) {
  const onboarding = useOnboarding(owner)
  const { found, isLooking } = useFoundDetails(!onboarding.send.isSuccess)
  useFilledIn(found, onboarding)
  const now = onboarding.send.isSuccess ? STEPS.length - 1 : onboarding.step
  usePageTitle(STEPS[now] ?? '')
  useStartOfStep(now)
  const step = { onboarding, found, isLooking }
  return (
    <PlainFrame home="/home" look="focused" action={now < STEPS.length - 1 && <Later />}>
      <Steps names={STEPS} now={now} />
      {now === 0 && <WebsiteStep {...step} />}
      {now === 1 && <BusinessStep {...step} />}
      {now === 2 && <SocialStep {...step} />}
      {now === 3 && (
        <AllSet
          firstName={owner.firstName}
          host={onboarding.draft.website.none ? null : (owner.website?.host ?? null)}
        />
      )}
    </PlainFrame>
  )
}

const Later = () => (
  <Button component={LinkTo} href="/home" variant="subtle" size="sm">
    Finish later
  </Button>
)
