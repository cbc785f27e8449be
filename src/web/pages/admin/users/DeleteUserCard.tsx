import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShownUser } from '#web/app/queries/admin-queries.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'

/** Deletes the account, as its owner asked for. */
export function DeleteUserCard({ shown }: { shown: ShownUser }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="Delete the account"
      hint="Only when its owner asks for it. They can do it themselves as well."
    >
      <CardFoot>
        <Button variant="default" onClick={() => setOpen(true)}>
          Delete the account
        </Button>
      </CardFoot>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Delete the account">
        <DeleteForm shown={shown} />
      </Dialog>
    </Card>
  )
}

/** The email typed again, so that nobody else's account is deleted. */
function DeleteForm({ shown: { id, email } }: { shown: ShownUser }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ initialValues: { email: '' } })
  const remove = useMutation({
    mutationFn: (body: { email: string }) =>
      callApi('POST /admin/users/{id}/delete', { params: { id }, body }),
    onSuccess: async ({ message }) => {
      showDone(message)
      await navigate({ to: '/admin/users' })
      client.removeQueries({ queryKey: ['admin', 'user', id] })
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => focusFirst(form, showFormFailure(form, error)),
    meta: { toast: false },
  })
  return (
    <ShortForm label="Delete the account" onSubmit={form.onSubmit((values) => remove.mutate(values))}>
      <p>
        Everything goes: results, plan, reports and files of <b dir="auto">{email}</b>. This can’t be undone.
      </p>
      <TextInput
        label="Type the email of the account"
        type="email"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <Button type="submit" color="red" loading={remove.isPending}>
        Delete everything
      </Button>
    </ShortForm>
  )
}
