import { TextInput } from '@mantine/core'
import { finalUrlWarning } from '#ads/check/address.ts'
import { FieldPair, Fields } from '#web/kit/forms/FormFoot.tsx'
import { FieldWarning } from '#web/kit/forms/FieldWarning.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import type { TextField, Wizard } from './use-wizard.ts'

/** As much as a draft takes of one field. */
const MOST_TYPED = 2_000

/** Step 1: what the ad is for, where it leads, and when it runs. */
export function GeneralStep({ wizard: { form, problems, changeText, mode } }: { wizard: Wizard }) {
  const field = (name: TextField) => ({
    value: form[name],
    error: problems[name],
    maxLength: MOST_TYPED,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      changeText(name, currentTarget.value),
  })
  const warning = finalUrlWarning(form.landingUrl)
  return (
    <Card label="General information">
      <Fields>
        <TextInput
          label="Business name"
          description="The ad shows it."
          autoComplete="organization"
          {...field('businessName')}
        />
        <div>
          <TextInput
            label="Website address"
            description={
              mode === 'sample' ? 'The page your ad opens.' : 'The page of your website that your ad opens.'
            }
            type="url"
            {...field('landingUrl')}
          />
          {warning !== null && problems['landingUrl'] === undefined && <FieldWarning>{warning}</FieldWarning>}
        </div>
        <TextInput
          label="Phone"
          description="Optional. People can call it from the ad."
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <FieldPair>
          <TextInput label="Start date" type="date" description="Today or later." {...field('startDate')} />
          <TextInput
            label="End date"
            type="date"
            description="Empty: until you pause it."
            {...field('endDate')}
          />
        </FieldPair>
        <TextInput
          label="Campaign name"
          description="Only you see it. Empty: we name it."
          {...field('name')}
        />
      </Fields>
    </Card>
  )
}
