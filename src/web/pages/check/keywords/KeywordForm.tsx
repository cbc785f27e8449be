import { Button, Select, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { keywordForm, type SearchDevice } from '#core/ranking/keyword-form.ts'
import { RANK_PROVIDER_FACTS, type RankProvider } from '#core/ranking/providers.ts'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import type { KeywordAnswer, KeywordsAnswer } from '#web/app/queries/keyword-queries.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconDeviceDesktop, IconDeviceMobile, IconSearch } from '#web/kit/icons.ts'
import { KeywordFields, NamedField } from '#web/kit/keyword/KeywordFields.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { Segments } from '#web/kit/surface/Segments.tsx'
import { focusFirstWrong } from '#web/shared/forms/focus-first.ts'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { usePlaces } from './use-places.ts'

interface KeywordFormProps {
  check: string
  answer: KeywordsAnswer & { provider: RankProvider }
  /** The keyword in view; the form begins with its device and place. */
  last: KeywordAnswer | undefined
  onLookedUp: () => void
}

const DEVICES = [
  { id: 'mobile', label: 'Phone', icon: IconDeviceMobile },
  { id: 'desktop', label: 'Computer', icon: IconDeviceDesktop },
] as const
const ON_WHAT = 'On what?'

/** Asks for a keyword, a device and a place, and looks it up. */
export function KeywordForm({ check, answer, last, onLookedUp }: KeywordFormProps) {
  const { provider, left, daily, town } = answer
  const { engine, hasDevices, isAverage } = RANK_PROVIDER_FACTS[provider]
  const client = useQueryClient()
  const places = usePlaces({ town, kept: last?.provider === provider ? last.location : null })
  const device: SearchDevice = last?.device ?? 'mobile'
  const form = useForm({
    initialValues: { keyword: '', device },
    validate: (values) => fieldProblems(keywordForm, { ...values, location: '1' }),
  })
  const look = useMutation({
    mutationFn: (values: { keyword: string; device: SearchDevice }) =>
      callApi('POST /keyword-lookups', { body: { ...values, location: places.chosen } }),
    onSuccess: async () => {
      form.setFieldValue('keyword', '')
      onLookedUp()
      await client.invalidateQueries({ queryKey: ['check', check] })
    },
    onError: (error) => {
      if (!(error instanceof CallFailure) || error.status !== 422) return
      form.setErrors({ ...error.fields })
      focusFirstWrong()
    },
    meta: { toast: false },
  })
  const isRefused = look.error && !(look.error instanceof CallFailure && look.error.status === 422)
  return (
    <Card label="Look up a keyword">
      <ShortForm
        label="Look up a keyword"
        onSubmit={form.onSubmit((values) => look.mutate(values), focusFirstWrong)}
      >
        <TextInput
          label="What do your customers search for?"
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('keyword')}
        />
        <KeywordFields>
          {hasDevices && (
            <NamedField name={ON_WHAT}>
              <Segments
                label={ON_WHAT}
                segments={DEVICES}
                chosen={form.values.device}
                onChoose={(device) => form.setFieldValue('device', device)}
              />
            </NamedField>
          )}
          <Select
            label="Where are they?"
            placeholder="Type a town"
            searchable
            withScrollArea={false}
            comboboxProps={{ withinPortal: false }}
            nothingFoundMessage={places.isLoading ? 'Looking…' : 'No such place'}
            filter={({ options }) => options}
            {...places.field}
            error={form.errors['location'] ?? places.error}
          />
        </KeywordFields>
        <Button
          type="submit"
          loading={look.isPending || places.isBeginning}
          leftSection={<Icon of={IconSearch} />}
        >
          Look it up
        </Button>
        {isRefused && (
          <Note tone="warning" lead="That didn’t work.">
            {look.error?.message}
          </Note>
        )}
        <Text size="sm" c="dimmed" role="status">
          {look.isPending
            ? `We’re asking ${engine}. It takes up to a minute.`
            : `${left} of ${daily} look-ups left today.${isAverage ? '' : ' Each takes up to a minute. Ads and maps aren’t counted.'}`}
        </Text>
      </ShortForm>
    </Card>
  )
}
