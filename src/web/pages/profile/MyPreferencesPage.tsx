import { useQuery } from '@tanstack/react-query'
import type { Preferences } from '#core/owner-input/preferences.ts'
import { callApi } from '#web/app/calls/client.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { Toggle } from '#web/kit/forms/Tick.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { type MyPreferences, myPreferencesQuery } from '#web/app/queries/profile-queries.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { ProfilePage } from '#web/shared/account/ProfilePage.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'

const KINDS = [
  ['notifyResults', 'A result changed', 'When something can’t wait, or a fix has worked.'],
  [
    'notifySummary',
    'Summary',
    'Monthly: how you’re going and what’s next. Weekly: four lines and one small job.',
  ],
  ['notifyReminders', 'Plan reminders', 'A nudge when something has been waiting for a while.'],
  ['notifyNews', 'News from Fettle', 'New tests and guides, a few times a year.'],
] as const

const EVERY = [
  { value: 'week', label: 'Weekly' },
  { value: 'month', label: 'Monthly' },
]

export function MyPreferencesPage() {
  return (
    <ProfilePage
      title="My preferences"
      lead="Which emails you get from us. Some we always send: about your account’s security, a monthly limit that your ads have reached, and questions and answers meant for you."
    >
      <Loaded query={useQuery(myPreferencesQuery)} skeleton={<ListSkeleton groups={1} rows={5} />}>
        {(data) => <PreferencesForm data={data} />}
      </Loaded>
    </ProfilePage>
  )
}

function PreferencesForm({ data }: { data: MyPreferences }) {
  const { form, ...saving } = useProfileForm({
    data,
    query: { queryKey: myPreferencesQuery.queryKey, queryFn: () => callApi('GET /profile/my-preferences') },
    valuesOf,
    problems: () => ({}),
    save: (values, version) => callApi('PUT /profile/my-preferences', { body: { ...values, version } }),
  })
  const { values } = form
  return (
    <ProfileCard title="Notifications" {...saving}>
      <Toggle
        label="Send me emails"
        hint="Turn this off and we won’t send any of the emails below."
        checked={values.notifyAny}
        onChange={(isOn) => form.setFieldValue('notifyAny', isOn)}
      />
      {KINDS.map(([field, label, hint]) => (
        <Toggle
          key={field}
          label={label}
          hint={hint}
          checked={values[field]}
          disabled={!values.notifyAny}
          onChange={(isOn) => form.setFieldValue(field, isOn)}
        />
      ))}
      {values.notifyAny && values.notifySummary && (
        <ChoiceGrid
          legend="How often would you like the summary?"
          choices={EVERY}
          chosen={[values.summaryEvery]}
          onChoose={([every]) => form.setFieldValue('summaryEvery', every === 'week' ? 'week' : 'month')}
        />
      )}
    </ProfileCard>
  )
}

function valuesOf(data: MyPreferences): Preferences {
  const { notifyAny, notifyResults, notifySummary, summaryEvery, notifyReminders, notifyNews } = data
  return { notifyAny, notifyResults, notifySummary, summaryEvery, notifyReminders, notifyNews }
}
