import { Button, TextInput } from '@mantine/core'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { PlaceFields } from '#web/shared/business/PlaceFields.tsx'
import { SizeFields } from '#web/shared/business/SizeFields.tsx'
import type { StepProps } from './FoundCard.tsx'
import { FoundStep } from './FoundStep.tsx'

export function BusinessStep(seen: StepProps) {
  const { business } = seen.onboarding
  const { city } = business.values
  const isGuess = city !== '' && city === seen.found?.city
  return (
    <FoundStep
      name="Your business"
      title="A little about your business"
      lead="So we only show you what fits. It takes about a minute, and you can change it later."
      asked={['businessName', 'phone']}
      seen={seen}
      ways={<Button type="submit">Continue</Button>}
    >
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
    </FoundStep>
  )
}
