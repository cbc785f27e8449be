import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lookUpForm, PERMISSION } from '#core/connections/look-up-form.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { showFailure } from '#web/app/frames/toasts.ts'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'

interface LookUpFormProps {
  check: string
  /** The address that is filled in; `null`: none. */
  suggestion: string | null
}

/** Asks for an address, and for the permission to look it up. */
export function LookUpForm({ check, suggestion }: LookUpFormProps) {
  const client = useQueryClient()
  const form = useForm({
    initialValues: { email: suggestion ?? '', permitted: false },
    validate: (values) => fieldProblems(lookUpForm, values),
  })
  const look = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      callApi('POST /breach-lookups', { body: { email, permitted: true } }),
    onSuccess: async () => {
      form.setValues({ email: '', permitted: false })
      await client.invalidateQueries({ queryKey: ['check', check] })
    },
    onError: (error) => {
      if (!(error instanceof CallFailure) || error.status !== 422) return showFailure(error)
      form.setErrors({ ...error.fields })
      focusFirst(form, error.fields)
    },
    meta: { toast: false },
  })
  return (
    <ShortForm
      label="Look up an address"
      onSubmit={form.onSubmit(
        (values) => look.mutate(values),
        (problems) => focusFirst(form, problems),
      )}
    >
      <TextInput label="Email address" type="email" autoComplete="email" {...form.getInputProps('email')} />
      <Tick label={PERMISSION} {...form.getInputProps('permitted', { type: 'checkbox' })} />
      <Button type="submit" loading={look.isPending}>
        Look it up
      </Button>
    </ShortForm>
  )
}
