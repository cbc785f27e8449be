import { Textarea } from '@mantine/core'
import { callApi } from '#web/app/calls/client.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { problemsOfLines } from './problems-of-list-item.ts'
import { settingQuery, type Settings } from './settings-queries.ts'

const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Websites that are left alone. */
export function LeftAloneCard({ data }: { data: Settings['leftAlone'] }) {
  const { form, ...saving } = useProfileForm({
    data,
    query: settingQuery('leftAlone'),
    valuesOf: ({ value }: Settings['leftAlone']) => ({ leftAlone: value.join('\n') }),
    problems: () => ({}),
    placed: problemsOfLines('leftAlone'),
    save: ({ leftAlone }, version) =>
      callApi('PUT /admin/settings/left-alone', { body: { version, value: linesIn(leftAlone) } }),
  })
  return (
    <ProfileCard
      title="Websites that are left alone"
      hint="For people who ask not to be looked at. Nobody can have these websites looked at any more, their owners here included."
      {...saving}
    >
      <Textarea
        label="Addresses"
        description="One on each line. Everything below an address is left alone as well: shop.example.com with example.com."
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('leftAlone')}
      />
    </ProfileCard>
  )
}
