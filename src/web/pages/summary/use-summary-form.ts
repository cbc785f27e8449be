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
import { mergeSummary } from './merge-summary.ts'

export type SummaryForm = ProfileForm<TypedSummary>['form']

/** The form of the summary; its draft stays in the browser until it is saved or discarded. `read`: the valid values, `null` where some are invalid. */
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
    merge: mergeSummary,
  })
  return { ...profile, read: () => schema.safeParse(profile.form.values).data ?? null }
}

/** The API names fields with a wrong type by their full path. */
const inForm = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field.replace(/^summary\./u, ''), message]),
  )
