import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LONGEST_REPLY } from '#core/google-profile/limits.ts'
import type { GoogleReview } from '#core/google-profile/profile.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { googleProfileQuery } from '#web/app/queries/google-profile-query.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { PartButtons } from '#web/kit/google/Parts.tsx'
import { focusFirstWrong } from '#web/shared/forms/focus-first.ts'
import { judgedLater } from '#web/shared/forms/judged-later.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'

interface ReplyFormProps {
  review: GoogleReview
  /** The answer stays in the sample. */
  isSample: boolean
}

const problems = judgedLater(async () => {
  const { reviewReply } = await import('#core/google-profile/edits.ts')
  return (values: { text: string }) => fieldProblems(reviewReply, values)
})

/** Answers a review, changes the answer, or takes it back. */
export function ReplyForm({ review, isSample }: ReplyFormProps) {
  const { id, author, reply } = review
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const turn = (toOpen: boolean) => {
    setOpen(toOpen)
    // The pressed button is gone then: the focus goes to what is in its place.
    setTimeout(() => (toOpen ? field : opener).current?.focus())
  }
  const client = useQueryClient()
  const form = useForm({
    initialValues: { text: reply?.text ?? '' },
    validate: problems,
  })
  const params = { review: id }
  const done = async ({ message }: { message: string }) => {
    turn(false)
    await client.invalidateQueries(googleProfileQuery)
    showDone(message)
  }
  const send = useMutation({
    mutationFn: (body: { text: string }) =>
      callApi('PUT /google-profile/reviews/{review}/reply', { params, body }),
    onSuccess: done,
    onError: (error) => {
      showFormFailure(form, error)
      focusFirstWrong()
    },
    meta: { toast: false },
  })
  const takeBack = useMutation({
    mutationFn: () => callApi('DELETE /google-profile/reviews/{review}/reply', { params }),
    onSuccess: async (answer: { message: string }) => {
      form.setValues({ text: '' })
      await done(answer)
    },
  })
  if (!isOpen)
    return (
      <PartButtons>
        <Button
          ref={opener}
          variant="default"
          aria-label={reply ? `Change your answer to ${author}` : `Answer ${author}`}
          onClick={() => turn(true)}
        >
          {reply ? 'Change' : 'Answer'}
        </Button>
        {reply && (
          <Button
            variant="subtle"
            aria-label={`Take it back: your answer to ${author}`}
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate()}
          >
            Take it back
          </Button>
        )}
      </PartButtons>
    )
  return (
    <form
      aria-label={`Your answer to ${author}`}
      noValidate
      onSubmit={form.onSubmit((values) => send.mutate(values), focusFirstWrong)}
    >
      <LongText
        ref={field}
        rows={3}
        mb="sm"
        label="Your answer"
        description={`${isSample ? 'It stays in the sample: nobody else reads it.' : 'Everybody can read it.'} ${lengthOf(form.values.text)} of ${LONGEST_REPLY} characters.`}
        {...form.getInputProps('text')}
      />
      <PartButtons>
        <Button type="submit" loading={send.isPending}>
          {isSample ? 'Answer in the sample' : 'Send to Google'}
        </Button>
        <Button variant="subtle" disabled={send.isPending} onClick={() => turn(false)}>
          Leave it
        </Button>
      </PartButtons>
    </form>
  )
}
