import { useMemo } from 'react'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { summarySchema } from '#summary/schema.ts'
import type { TypedSummary } from '#summary/shape.ts'
import type { BusinessSummary } from '#summary/summary.ts'
import { typedFrom } from '#summary/typed.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { type ProfileForm, useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { type SummaryData, summaryQuery } from '#web/app/queries/summary-query.ts'

export type SummaryForm = ProfileForm<TypedSummary>['form']

/** The form of the summary; what is typed stays in the browser until it is saved or discarded. `read`: as it would be saved, `null` where it cannot be. */
export function useSummaryForm(
  data: SummaryData,
): ProfileForm<TypedSummary> & { read: () => BusinessSummary | null } {
  const { email } = useMe()
  const { today } = data
  const { country } = data.around
  const schema = useMemo(() => summarySchema({ country, today, ownEmail: email }), [country, today, email])
  const profile = useProfileForm<SummaryData, TypedSummary>({
    data,
    query: { queryKey: summaryQuery.queryKey, queryFn: () => callApi('GET /summary') },
    valuesOf: ({ summary }) => typedFrom(summary),
    problems: (values) => fieldProblems(schema, values),
    placed: inForm,
    save: (values, version) => callApi('PUT /summary', { body: { version, summary: values } }),
    keptIn: 'browser',
  })
  return { ...profile, read: () => schema.safeParse(profile.form.values).data ?? null }
}

/** Fields whose shape is wrong are named by the call with what is around them. */
const inForm = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field.replace(/^summary\./u, ''), message]),
  )
