import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import type { SurveyAnswer } from '#web/app/queries/result-queries.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Fields, FormFoot } from '#web/kit/forms/FormFoot.tsx'
import { focusFirstWrong } from '../forms/focus-first.ts'
import { showFormFailure } from '../forms/show-form-failure.ts'
import { type SurveyDraft, draftOf, problemsIn, questionsNow, savedFrom } from './survey-draft.ts'
import { QuestionField } from './QuestionField.tsx'

interface SurveyFormProps {
  survey: SurveyAnswer
  onClose: () => void
}

/** The questions of one check; those that no longer apply after an answer are hidden. */
export function SurveyForm({ survey, onClose }: SurveyFormProps) {
  const { website } = useMe()
  const [draft, setDraft] = useState<SurveyDraft>(() => draftOf(survey.questions))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const questions = questionsNow(survey, draft)
  const save = useSave(survey.check, { onClose, form: { getValues: () => draft, setErrors: setProblems } })
  const submit = () => {
    const found = problemsIn(questions, draft, website?.address ?? null)
    setProblems(found)
    if (Object.keys(found).length === 0) save.mutate(savedFrom(questions, draft))
    else focusFirstWrong()
  }
  if (questions.length === 0) return <p>There’s nothing to answer here right now.</p>
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Fields>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={draft[question.id] ?? null}
            error={problems[question.id]}
            onChange={(value) => setDraft({ ...draft, [question.id]: value })}
          />
        ))}
      </Fields>
      <FormFoot
        back={
          <Button variant="subtle" onClick={onClose}>
            Skip for now
          </Button>
        }
      >
        <Button type="submit" disabled={save.isPending}>
          Save
        </Button>
      </FormFoot>
    </form>
  )
}

interface After {
  onClose: () => void
  form: Parameters<typeof showFormFailure>[0]
}

function useSave(check: string, { onClose, form }: After) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answers: ReturnType<typeof savedFrom>) =>
      callApi('PUT /answers/{check}', { params: { check }, body: { answers } }),
    onSuccess: ({ message }) => {
      showDone(message)
      void client.invalidateQueries()
      onClose()
    },
    onError: (error) => {
      showFormFailure(form, error)
      focusFirstWrong()
    },
    meta: { toast: false },
  })
}
