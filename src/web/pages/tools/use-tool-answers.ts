import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { showDone, showFailure } from '#web/app/frames/toasts.ts'
import { type SurveyDraft, draftOf, savedFrom } from '#web/shared/survey/survey-draft.ts'
import { toolsQuery, type ToolsAnswer } from '#web/app/queries/tools-query.ts'

/** The answers about tools while they are typed, and a function that saves those of `ids`. */
export function useToolAnswers(data: ToolsAnswer, ids: readonly string[], onSaved?: () => void) {
  const client = useQueryClient()
  const questions = data.questions.filter(({ id }) => ids.includes(id))
  const [draft, setDraft] = useState<SurveyDraft>(() => draftOf(questions))
  const save = useMutation({
    mutationFn: () => callApi('PUT /tools/answers', { body: { answers: savedFrom(questions, draft) } }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: toolsQuery.queryKey })
      showDone(message)
      onSaved?.()
    },
    onError: showFailure,
    meta: { toast: false },
  })
  return {
    questions,
    draft,
    change: (id: string, value: SurveyDraft[string] | undefined) =>
      setDraft({ ...draft, [id]: value ?? null }),
    save: () => save.mutate(),
    isSaving: save.isPending,
    problems: save.error instanceof CallFailure ? save.error.fields : {},
  }
}
