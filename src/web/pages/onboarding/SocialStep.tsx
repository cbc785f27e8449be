import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { NETWORKS } from '#core/address/networks.ts'
import { Fields, FormFoot } from '../../kit/forms/FormFoot.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Columns } from '../../kit/surface/Layout.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { SocialFields } from '../business/SocialFields.tsx'
import { NO_SOCIAL, type SocialValues } from '../business/social-values.ts'
import { FoundCard } from './FoundCard.tsx'
import type { Found } from './use-found.ts'
import type { Onboarding } from './use-onboarding.ts'

interface StepProps {
  onboarding: Onboarding
  found: Found | undefined
  isLooking: boolean
}

const NOWHERE = { typed: '', none: true }
const NONE: SocialValues = { facebook: NOWHERE, instagram: NOWHERE, twitter: NOWHERE, linkedin: NOWHERE }

export function SocialStep({ onboarding, found, isLooking }: StepProps) {
  const { social, draft, goOn, back, send } = onboarding
  const goOnWith = (values: SocialValues) => {
    social.setValues(values)
    goOn({ ...draft, social: values })
  }
  return (
    <form
      aria-label="Social media"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <Columns shape="form">
        <div>
          <PageHead
            title="Where can people find you?"
            lead="A name or an address will do. We only read what is public."
          />
          <Fields>
            <SocialFields form={social} />
            <Button variant="default" disabled={send.isPending} onClick={() => goOnWith(NONE)}>
              We’re not on social media
            </Button>
          </Fields>
        </div>
        <FoundCard fields={NETWORKS} found={found} isLooking={isLooking} onboarding={onboarding} />
      </Columns>
      <FormFoot
        back={
          <Button variant="subtle" leftSection={<Icon of={IconArrowLeft} />} onClick={back}>
            Back
          </Button>
        }
      >
        <Button variant="subtle" disabled={send.isPending} onClick={() => goOnWith(NO_SOCIAL)}>
          Add later
        </Button>
        <Button type="submit" loading={send.isPending}>
          Finish
        </Button>
      </FormFoot>
    </form>
  )
}
