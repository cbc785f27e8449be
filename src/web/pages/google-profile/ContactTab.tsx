import { Button, TextInput } from '@mantine/core'
import { MOST_PHONES } from '#core/google-profile/limits.ts'
import type { GoogleProfile } from '#core/google-profile/profile.ts'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { FormPart, PartButtons, PartProblem, SeenList } from '#web/kit/google/Parts.tsx'
import { SendFoot } from '#web/kit/google/SendFoot.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus } from '#web/kit/icons.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { atTypedPhones, sentPhones } from './typed-phones.ts'
import { useEdits } from './use-edits.ts'

interface TabProps {
  profile: GoogleProfile
  canChange: boolean
  /** It is the made-up business. */
  isSample: boolean
}

/** The phone numbers of the profile. */
export function ContactTab({ profile, canChange, isSample }: TabProps) {
  const before = profile.phones.length === 0 ? [''] : profile.phones
  const { form, foot, onSubmit } = useEdits({
    name: 'contact',
    initial: { phones: before },
    editsOf: ({ phones }) => {
      const given = sentPhones(phones)
      return JSON.stringify(given) === JSON.stringify(before) ? {} : { phones: given }
    },
    placed: (problems, { phones }) => atTypedPhones(problems, phones),
  })
  const { phones } = form.values
  const problem = form.errors['phones']
  return (
    <Card title="Contact" look="flush">
      <form aria-label="Contact" noValidate onSubmit={onSubmit}>
        <FormPart>
          <Fields>
            {phones.map((_, index) => (
              <TextInput
                key={index}
                type="tel"
                label={
                  index === 0 ? 'Main phone number' : `Another phone number${index === 1 ? '' : `, ${index}`}`
                }
                readOnly={!canChange}
                {...form.getInputProps(`phones.${index}`)}
              />
            ))}
          </Fields>
          {problem !== undefined && <PartProblem>{problem}</PartProblem>}
          {canChange && phones.length < MOST_PHONES && (
            <PartButtons>
              <Button
                variant="default"
                mt="md"
                leftSection={<Icon of={IconPlus} />}
                onClick={() => form.setFieldValue('phones', [...phones, ''])}
              >
                Add a number
              </Button>
            </PartButtons>
          )}
        </FormPart>
        <FormPart title="Also how people reach you">
          <SeenList
            rows={[
              { label: 'Website', value: profile.website ?? 'Empty' },
              {
                label: 'Address',
                value: profile.address.join(', ') || profile.serviceArea.join(', ') || 'Not shown',
              },
            ]}
          />
        </FormPart>
        {canChange && <SendFoot {...foot} isSample={isSample} />}
      </form>
    </Card>
  )
}
