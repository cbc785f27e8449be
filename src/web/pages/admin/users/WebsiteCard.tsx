import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShownUser } from '#web/app/queries/admin-queries.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { WebsiteField } from '#web/shared/address/WebsiteField.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'

/** Assigns another website to the owner, on their request. */
export function WebsiteCard({ shown: { id, website } }: { shown: ShownUser }) {
  const client = useQueryClient()
  const form = useForm({ initialValues: { address: website?.address ?? '' } })
  const change = useMutation({
    mutationFn: (body: { address: string }) =>
      callApi('PUT /admin/websites/{ownerId}', { params: { ownerId: id }, body }),
    onSuccess: ({ message }) => {
      showDone(message)
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => focusFirst(form, showFormFailure(form, error)),
    meta: { toast: false },
  })
  return (
    <Card
      title="Website"
      hint="Another address starts with results of its own; the old ones stay, but are no longer shown."
    >
      <form aria-label="Website" noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Fields>
          <WebsiteField
            label="Address"
            autoComplete="off"
            onUse={(front) => form.setFieldValue('address', front)}
            {...form.getInputProps('address')}
          />
        </Fields>
        <CardFoot>
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            Change the website
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
