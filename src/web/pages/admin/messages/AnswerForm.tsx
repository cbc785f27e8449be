import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LONGEST } from '#core/messages/forms.ts'
import { callApi } from '#web/app/calls/client.ts'
import { keepDraft } from '#web/app/session/drafts.ts'
import { supportQuery } from '#web/app/queries/support-queries.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'
import { useDraft } from '#web/shared/forms/use-draft.ts'

/** An answer: mailed to the sender, and stored with the message. Its draft survives closing the tab. */
export function AnswerForm({ id, email }: { id: string; email: string }) {
  const client = useQueryClient()
  const { data: reach } = useQuery(supportQuery)
  const name = `answer:${id}`
  const form = useForm({ initialValues: { text: '' } })
  useDraft({ name, place: 'browser' }, form, form.isDirty())
  const send = useMutation({
    mutationFn: (body: { text: string }) =>
      callApi('POST /admin/messages/{id}/answer', { params: { id }, body }),
    onSuccess: ({ message }) => {
      keepDraft(name, null, 'browser')
      showDone(message)
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => focusFirst(form, showFormFailure(form, error)),
    meta: { toast: false },
  })
  return (
    <Card
      title="Answer"
      hint={
        <>
          Mailed to <bdi>{email}</bdi>, and kept here.
          {reach?.email === null && (
            <>
              {' '}
              To get replies by email, <LinkTo href="/admin/settings">set a support email</LinkTo>.
            </>
          )}
        </>
      }
    >
      <form aria-label="Answer" noValidate onSubmit={form.onSubmit((values) => send.mutate(values))}>
        <Fields>
          <LongText label="Your answer" rows={5} maxLength={LONGEST.answer} {...form.getInputProps('text')} />
        </Fields>
        <CardFoot>
          <Button type="submit" loading={send.isPending}>
            Send the answer
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
