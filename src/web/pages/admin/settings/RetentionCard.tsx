import { NumberInput } from '@mantine/core'
import { callApi } from '#web/app/calls/client.ts'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { problemsOfListItem } from './problems-of-list-item.ts'
import { settingQuery, type Settings } from './settings-queries.ts'

/** A field of numbers that is emptied holds an empty text. */
const numberIn = (typed: number | string): number => Number(typed)
const numberOrNothing = (typed: number | string): number | null => (typed === '' ? null : Number(typed))

/** How long things are kept. */
export function RetentionCard({ data }: { data: Settings['retention'] }) {
  const { form, ...saving } = useProfileForm({
    data,
    query: settingQuery('retention'),
    valuesOf: ({ value }: Settings['retention']): Record<keyof typeof value, number | string> => ({
      ...value,
      historyMonths: value.historyMonths ?? '',
    }),
    problems: () => ({}),
    placed: problemsOfListItem(''),
    save: (typed, version) =>
      callApi('PUT /admin/settings/retention', {
        body: {
          version,
          value: {
            evidenceDays: numberIn(typed.evidenceDays),
            visitorDays: numberIn(typed.visitorDays),
            enquiryDays: numberIn(typed.enquiryDays),
            spamDays: numberIn(typed.spamDays),
            historyMonths: numberOrNothing(typed.historyMonths),
          },
        },
      }),
  })
  return (
    <ProfileCard
      title="How long things are kept"
      hint="The privacy page says the same. What an owner deletes is gone at once, and gone from backups when these are: FETTLE_BACKUP_KEEP_DAYS."
      {...saving}
    >
      <FieldPair>
        <NumberInput
          label="What was gathered from websites, in days"
          {...form.getInputProps('evidenceDays')}
        />
        <NumberInput label="What visitors had checked, in days" {...form.getInputProps('visitorDays')} />
      </FieldPair>
      <FieldPair>
        <NumberInput
          label="Messages of people without an account, in days"
          {...form.getInputProps('enquiryDays')}
        />
        <NumberInput label="Messages that look like spam, in days" {...form.getInputProps('spamDays')} />
      </FieldPair>
      <NumberInput
        label="Results that newer ones replaced, in months"
        description="Empty: as long as the account. The newest result of each check always stays."
        {...form.getInputProps('historyMonths')}
      />
    </ProfileCard>
  )
}
