import { TextInput } from '@mantine/core'
import { LONGEST_NOTICE } from '#core/operator-limits.ts'
import { callApi } from '#web/app/calls/client.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { problemsOfListItem } from './problems-of-list-item.ts'
import { settingQuery, type Settings } from './settings-queries.ts'

/** The operator's notice, for instance before maintenance. */
export function NoticeCard({ data }: { data: Settings['notice'] }) {
  const { form, ...saving } = useProfileForm({
    data,
    query: settingQuery('notice'),
    valuesOf: ({ value }: Settings['notice']) => ({ notice: value }),
    problems: () => ({}),
    placed: problemsOfListItem('notice'),
    save: ({ notice }, version) =>
      callApi('PUT /admin/settings/notice', { body: { version, value: notice } }),
  })
  return (
    <ProfileCard title="Notice" hint="Stands above every page until you empty it." {...saving}>
      <TextInput
        label="What everybody should know now"
        description={`${form.values.notice.length} of ${LONGEST_NOTICE} characters`}
        maxLength={LONGEST_NOTICE}
        {...form.getInputProps('notice')}
      />
    </ProfileCard>
  )
}
