import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { connectionsQuery, type ServiceSetting } from '#web/app/queries/admin-queries.ts'
import { ButtonStack, ShortForm } from '#web/kit/forms/Narrow.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'

interface SettingFormProps {
  service: string
  setting: ServiceSetting
  onDone: () => void
}

/** Takes a value, and removes the one that is stored. The stored value itself is never sent to the browser. */
export function SettingForm({ service, setting, onDone }: SettingFormProps) {
  const { name, label, from } = setting
  const client = useQueryClient()
  const form = useForm({ initialValues: { value: '' } })
  const params = { service, name }
  const after = {
    onSuccess: async ({ message }: { message: string }) => {
      await client.invalidateQueries({ queryKey: connectionsQuery.queryKey })
      showDone(message)
      onDone()
    },
    onError: (error: Error) => focusFirst(form, showFormFailure(form, error)),
    meta: { toast: false },
  }
  const save = useMutation({
    mutationFn: (body: { value: string }) =>
      callApi('PUT /admin/connections/{service}/settings/{name}', { params, body }),
    ...after,
  })
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /admin/connections/{service}/settings/{name}', { params }),
    ...after,
  })
  return (
    <ShortForm label={label} onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <TextInput
        label={from === null ? label : `New ${label}`}
        description="It is stored encrypted and never shown again."
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('value')}
      />
      <ButtonStack>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
        {from === 'screen' && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove the stored {label}
          </Button>
        )}
      </ButtonStack>
    </ShortForm>
  )
}
