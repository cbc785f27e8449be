import { NativeSelect, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { INDUSTRIES } from '#core/business/industries.data.ts'
import { dayOf } from '#core/dates.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { LONGEST_NAME, LONGEST_PURPOSE, toolSchema } from '#tools/schema.ts'
import { AUDIENCES, EASES, PAID_BANDS, TOOL_GROUP_WORDS } from '#tools/tool.ts'
import { easeWords } from '#tools/words.ts'
import { adminToolQuery, type ListedTool } from '#web/app/queries/admin-queries.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { Toggle } from '#web/kit/forms/Tick.tsx'
import { choicesOf } from '#web/shared/forms/choices-of.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { AUDIENCE_WORDS, bodyOf, PAID_WORDS, valuesOf } from './tool-values.ts'

const PAID = ['none', ...PAID_BANDS.map(String)].map((value) => ({
  value,
  label: PAID_WORDS[value] ?? value,
}))
const EASE = EASES.map((ease) => ({ value: String(ease), label: easeWords({ ease }) }))

/** The form of a tool in the catalogue; without an id a new one. */
export function ToolForm({ data }: { data: ListedTool }) {
  const { timeZone } = useMe()
  const navigate = useNavigate()
  const schema = toolSchema(dayOf(new Date(), timeZone))
  const isNew = data.id === ''
  const { form, ...saving } = useProfileForm({
    data,
    query: {
      queryKey: adminToolQuery(data.id || 'new').queryKey,
      queryFn: async () => (isNew ? data : callApi('GET /admin/tools/{id}', { params: { id: data.id } })),
    },
    valuesOf,
    problems: (values) => fieldProblems(schema, bodyOf(values)),
    save: async (values, version) => {
      if (!isNew)
        return callApi('PUT /admin/tools/{id}', {
          params: { id: data.id },
          body: { ...bodyOf(values), version },
        })
      const saved = await callApi('POST /admin/tools', { body: bodyOf(values) })
      void navigate({ to: '/admin/tools/$id', params: { id: saved.id }, ignoreBlocker: true })
      return saved
    },
  })
  const { audience, industries, hasFree, isRetired } = form.values
  const { error: industryProblem } = form.getInputProps('industries')
  return (
    <ProfileCard title="What owners read" {...saving}>
      <FieldPair>
        <TextInput label="Name" autoComplete="off" maxLength={LONGEST_NAME} {...form.getInputProps('name')} />
        <NativeSelect label="Group" data={choicesOf(TOOL_GROUP_WORDS)} {...form.getInputProps('group')} />
      </FieldPair>
      <TextInput
        label="What it’s for"
        autoComplete="off"
        maxLength={LONGEST_PURPOSE}
        {...form.getInputProps('purpose')}
      />
      <Toggle
        label="Has a free plan"
        hint="One that a small business can work with."
        checked={hasFree}
        onChange={(on) => form.setFieldValue('hasFree', on)}
      />
      <FieldPair>
        <NativeSelect label="Cheapest paid plan" data={PAID} {...form.getInputProps('paid')} />
        <NativeSelect label="How easy it is to learn" data={EASE} {...form.getInputProps('ease')} />
      </FieldPair>
      <NativeSelect
        label="Whom it suits"
        data={AUDIENCES.map((value) => ({ value, label: AUDIENCE_WORDS[value] }))}
        {...form.getInputProps('audience')}
      />
      {audience === 'industries' && (
        <ChoiceGrid
          many
          legend="Which industries"
          choices={choicesOf(INDUSTRIES)}
          chosen={industries}
          error={typeof industryProblem === 'string' ? industryProblem : undefined}
          onChoose={(chosen) => form.setFieldValue('industries', chosen)}
        />
      )}
      <TextInput
        label="Last reviewed"
        type="date"
        description="The day you last looked whether all this is right. Owners see it."
        {...form.getInputProps('reviewedOn')}
      />
      <Toggle
        label="Retired"
        hint="No longer suggested. Answers that name it stay."
        checked={isRetired}
        onChange={(on) => form.setFieldValue('isRetired', on)}
      />
    </ProfileCard>
  )
}
