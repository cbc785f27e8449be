import { NativeSelect, TextInput } from '@mantine/core'
import { TIME_ZONE_AREAS } from '#core/business/places.data.ts'
import { supportHours } from '#core/support-hours.ts'
import { callApi } from '#web/app/calls/client.ts'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { problemsOfListItem } from './problems-of-list-item.ts'
import { settingQuery, type Settings } from './settings-queries.ts'

/** The time zones of the countries that Fettle is made for, and UTC for everywhere else. */
const ZONES = [...new Set(TIME_ZONE_AREAS.map(({ zone }) => zone)), 'UTC'].map((zone) => ({
  value: zone,
  label: zone.replace('/', ': '),
}))

/** The operator's contact details. */
export function SupportCard({ data }: { data: Settings['support'] }) {
  const { form, ...saving } = useProfileForm({
    data,
    query: settingQuery('support'),
    valuesOf: ({ value }: Settings['support']) => value,
    problems: () => ({}),
    placed: problemsOfListItem(''),
    save: (value, version) => callApi('PUT /admin/settings/support', { body: { version, value } }),
  })
  return (
    <ProfileCard
      title="Support"
      hint="Shown on the contact pages. What is empty is not shown. Replies to emails of Fettle go to this email address."
      {...saving}
    >
      <FieldPair>
        <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps('email')} />
        <TextInput label="Phone" type="tel" autoComplete="off" {...form.getInputProps('phone')} />
      </FieldPair>
      <NativeSelect
        label="Time zone of the support hours"
        description={`${supportHours(form.values.timeZone)}.`}
        data={ZONES}
        {...form.getInputProps('timeZone')}
      />
    </ProfileCard>
  )
}
