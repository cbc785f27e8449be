import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'
import { type SurveyDraft, draftOf, savedFrom } from '#web/shared/survey/survey-draft.ts'
import { toolsQuery, type ToolsAnswer } from '#web/app/queries/tools-query.ts'

/** The answers about tools while they are typed, and a function that saves those of `ids`. */
export function useToolAnswers(data: ToolsAnswer, ids: readonly string[], onSaved?: () => void) {
  const client = useQueryClient()
  const questions = data.questions.filter(({ id }) => ids.includes(id))
  const [draft, setDraft] = useState<SurveyDraft>(() => draftOf(questions))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const save = useMutation({
    mutationFn: () => callApi('PUT /tools/answers', { body: { answers: savedFrom(questions, draft) } }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: toolsQuery.queryKey })
      showDone(message)
      onSaved?.()
    },
    onError: (error) => {
      showFormFailure({ getValues: () => draft, setErrors: setProblems }, error)
    },
    meta: { toast: false },
  })
  return {
    questions,
    draft,
    change: (id: string, value: SurveyDraft[string] | undefined) =>
      setDraft({ ...draft, [id]: value ?? null }),
    save: () => {
      setProblems({})
      save.mutate()
    },
    isSaving: save.isPending,
    problems,
  }
}
