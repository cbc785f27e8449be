import { TextInput } from '@mantine/core'
import { LONGEST_PROFILE_TEXT } from '#core/google-profile/limits.ts'
import type { GoogleProfile } from '#core/google-profile/profile.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { FormPart, SeenList } from '#web/kit/google/Parts.tsx'
import { SendFoot } from '#web/kit/google/SendFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { useEdits } from './use-edits.ts'

interface TabProps {
  profile: GoogleProfile
  canChange: boolean
  /** It is the made-up business. */
  isSample: boolean
}

/** Name, description and website, and what can only be changed on Google. */
export function AboutTab({ profile, canChange, isSample }: TabProps) {
  const { title, description } = profile
  const website = profile.website ?? ''
  const { form, foot, onSubmit } = useEdits({
    name: 'about',
    initial: { title, description, website },
    editsOf: (values) => ({
      ...(values.title === title ? {} : { title: values.title }),
      ...(values.description === description ? {} : { description: values.description }),
      ...(values.website === website ? {} : { website: values.website }),
    }),
  })
  const area = profile.serviceArea.join(', ')
  return (
    <Card title="About" look="flush">
      <form aria-label="About" noValidate onSubmit={onSubmit}>
        <FormPart>
          <Fields>
            <TextInput
              label="Business name"
              description="The name on your sign, without a slogan."
              readOnly={!canChange}
              {...form.getInputProps('title')}
            />
            <LongText
              rows={5}
              label="Description"
              description={`What you do and for whom, in your own words. ${lengthOf(form.values.description)} of ${LONGEST_PROFILE_TEXT} characters.`}
              readOnly={!canChange}
              {...form.getInputProps('description')}
            />
            <TextInput
              label="Website"
              type="url"
              inputMode="url"
              readOnly={!canChange}
              {...form.getInputProps('website')}
            />
          </Fields>
        </FormPart>
        <FormPart title="Changed on Google only">
          <SeenList
            rows={[
              {
                label: 'Kind of business',
                value: [profile.category, ...profile.otherCategories].filter(Boolean).join(', ') || 'Empty',
              },
              { label: 'Address', value: profile.address.join(', ') || 'Not shown' },
              ...(area === '' ? [] : [{ label: 'Where you travel to', value: area }]),
              { label: 'Photos', value: profile.photos === null ? 'Not known' : String(profile.photos) },
            ]}
          />
        </FormPart>
        {canChange && <SendFoot {...foot} isSample={isSample} />}
      </form>
    </Card>
  )
}
