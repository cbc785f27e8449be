import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldProblems } from '#core/owner-input/problems.ts'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { googleProfileQuery } from '#web/app/queries/google-profile-query.ts'
import { draftName, keepDraft } from '#web/app/session/drafts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { focusFirstWrong } from '#web/shared/forms/focus-first.ts'
import { judgedLater } from '#web/shared/forms/judged-later.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'
import { useDraft } from '#web/shared/forms/use-draft.ts'

type Problems = Readonly<Record<string, string>>
type Edits = Contract['PUT /google-profile']['body']

interface Options<Values> {
  /** The tab, by which what is typed is kept until it is sent. */
  name: string
  initial: Values
  /** What the values change; only that is sent. */
  editsOf: (values: Values) => Edits
  /** Problems of what is sent, by the form's own fields; where it is left out they are the same. */
  placed?: (problems: Problems, values: Values) => Record<string, string>
}

const problems = judgedLater<Edits>(async () => {
  const { profileEdits } = await import('#core/google-profile/edits.ts')
  return (edits) => fieldProblems(profileEdits, edits)
})

/** The form of a tab: what is typed stays in the browser's tab until it is sent to Google or left. */
export function useEdits<Values extends Record<string, unknown>>({
  name,
  initial,
  editsOf,
  placed = (found) => ({ ...found }),
}: Options<Values>) {
  const client = useQueryClient()
  const { id } = useMe()
  const draft = draftName(id, ['google-profile', name])
  const form = useForm<Values>({
    initialValues: initial,
    validate: async (values) => placed(await problems(editsOf(values)), values),
  })
  const isDirty = Object.keys(editsOf(form.values)).length > 0
  useDraft({ name: draft, place: 'tab' }, form, isDirty)
  const reopen = (values: Values) => {
    keepDraft(draft, null)
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
  }
  const send = useMutation({
    mutationFn: (values: Values) => callApi('PUT /google-profile', { body: editsOf(values) }),
    onSuccess: async ({ message }, values) => {
      reopen(values)
      await client.invalidateQueries(googleProfileQuery)
      showDone(message)
    },
    onError: (error, values) => {
      showFormFailure(form, error, (fields) => placed(fields, values))
      focusFirstWrong()
    },
    meta: { toast: false },
  })
  return {
    form,
    foot: { isDirty, isSending: send.isPending, onDiscard: () => reopen(initial) },
    onSubmit: form.onSubmit((values) => send.mutate(values), focusFirstWrong),
  }
}
