import { Button } from '@mantine/core'
import { NETWORKS } from '#core/address/networks.ts'
import { SocialFields } from '#web/shared/business/SocialFields.tsx'
import { EMPTY_SOCIAL, type SocialValues } from '#web/shared/business/social-values.ts'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { FoundStep, type StepProps } from './FoundStep.tsx'
import { isAsFound } from './use-found-details.ts'

const NOWHERE = { typed: '', none: true }
const NONE: SocialValues = { facebook: NOWHERE, instagram: NOWHERE, twitter: NOWHERE, linkedin: NOWHERE }

export function SocialStep(step: StepProps) {
  const { social, draft, goOn, send } = step.onboarding
  const isFilled = NETWORKS.some((network) => isAsFound(step.found, network, social.values[network].typed))
  const goOnWith = (values: SocialValues) => {
    social.setValues(values)
    goOn({ ...draft, social: values })
  }
  return (
    <FoundStep
      name="Social media"
      title="Where can people find you?"
      lead="A name or an address will do. We only read what’s public."
      step={step}
      ways={
        <>
          <Button variant="subtle" disabled={send.isPending} onClick={() => goOnWith(EMPTY_SOCIAL)}>
            Add later
          </Button>
          <Button type="submit" loading={send.isPending}>
            Finish
          </Button>
        </>
      }
    >
      {isFilled && (
        <SmallPrint>We filled in what your website links to. Change anything that’s wrong.</SmallPrint>
      )}
      <SocialFields form={social} />
      <Button variant="default" disabled={send.isPending} onClick={() => goOnWith(NONE)}>
        We’re not on social media
      </Button>
    </FoundStep>
  )
}
