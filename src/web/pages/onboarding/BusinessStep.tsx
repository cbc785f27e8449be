import { Button, TextInput } from '@mantine/core'
import { tidyPhone } from '#core/phone.ts'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { PlaceFields } from '#web/shared/business/PlaceFields.tsx'
import { SizeFields } from '#web/shared/business/SizeFields.tsx'
import { FoundStep, type StepProps } from './FoundStep.tsx'
import { isAsFound } from './use-found-details.ts'

export function BusinessStep(step: StepProps) {
  const { business, draft, setPhone } = step.onboarding
  const { city, businessName } = business.values
  const fromWebsite = 'From your website. Change it if it’s wrong.'
  const later = 'You can add it later.'
  const isCityFound = city !== '' && city === step.found?.city
  return (
    <FoundStep
      name="Your business"
      title="A little about your business"
      lead="So we only show you what fits. It takes about a minute, and you can change it later."
      step={step}
      ways={<Button type="submit">Continue</Button>}
    >
      <PlaceFields
        form={business}
        citySource={
          isCityFound ? (
            <SmallPrint>We took {city} from your website. Choose another if it’s wrong.</SmallPrint>
          ) : undefined
        }
      />
      <TextInput
        label="Business name"
        description={isAsFound(step.found, 'businessName', businessName) ? fromWebsite : later}
        autoComplete="organization"
        {...business.getInputProps('businessName')}
      />
      <TextInput
        label="Phone"
        description={isAsFound(step.found, 'phone', draft.phone) ? fromWebsite : later}
        type="tel"
        autoComplete="tel"
        value={draft.phone}
        error={business.errors['phone']}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        onBlur={() => setPhone(tidyPhone(draft.phone))}
      />
      <SizeFields form={business} />
    </FoundStep>
  )
}
