import { Button, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Fields, FormFoot } from '../../kit/forms/FormFoot.tsx'
import { SmallPrint } from '../../kit/forms/Narrow.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Columns } from '../../kit/surface/Layout.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { PlaceFields } from '../business/PlaceFields.tsx'
import { SizeFields } from '../business/SizeFields.tsx'
import { FoundCard } from './FoundCard.tsx'
import type { Found } from './use-found.ts'
import type { Onboarding } from './use-onboarding.ts'

interface StepProps {
  onboarding: Onboarding
  found: Found | undefined
  isLooking: boolean
}

const ASKED = ['businessName', 'phone']

export function BusinessStep({ onboarding, found, isLooking }: StepProps) {
  const { business, goOn, back } = onboarding
  const { city } = business.values
  const isGuess = city !== '' && city === found?.city
  return (
    <form
      aria-label="Your business"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <Columns shape="form">
        <div>
          <PageHead
            title="A little about your business"
            lead="So we only show you what fits. It takes about a minute, and you can change it later."
          />
          <Fields>
            <PlaceFields
              form={business}
              guess={
                isGuess ? (
                  <SmallPrint>We took {city} from your website. Choose another if it’s wrong.</SmallPrint>
                ) : undefined
              }
            />
            <TextInput
              label="Business name"
              description="You can add it later."
              autoComplete="organization"
              {...business.getInputProps('businessName')}
            />
            <SizeFields form={business} />
          </Fields>
        </div>
        <FoundCard fields={ASKED} found={found} isLooking={isLooking} onboarding={onboarding} />
      </Columns>
      <FormFoot
        back={
          <Button variant="subtle" leftSection={<Icon of={IconArrowLeft} />} onClick={back}>
            Back
          </Button>
        }
      >
        <Button type="submit">Continue</Button>
      </FormFoot>
    </form>
  )
}
