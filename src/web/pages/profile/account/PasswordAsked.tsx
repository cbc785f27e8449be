import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'
import { isNotFresh, LogInAgain } from './LogInAgain.tsx'

interface PasswordAskedProps {
  /** Label of the button. */
  label: string
  isDangerous?: boolean
  /** Without a password a recent log-in is enough. */
  hasPassword: boolean
  /** Sends the request, with the password where there is one. */
  send: (proof: { password?: string }) => Promise<unknown>
  onDone: () => void
}

/** Asks for the password again, before an action that needs more than an open browser. */
export function PasswordAsked({ label, isDangerous = false, hasPassword, send, onDone }: PasswordAskedProps) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (typed) => (hasPassword && typed === '' ? 'Please provide password' : null) },
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ password }: typeof form.values) => send(hasPassword ? { password } : {}),
    onSuccess: onDone,
    onError: (failure) => {
      showFormFailure(form, failure)
    },
    meta: { toast: false },
  })
  if (isNotFresh(error)) return <LogInAgain />
  return (
    <ShortForm label={label} onSubmit={form.onSubmit((values) => mutate(values))}>
      {hasPassword && (
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
      )}
      <Button type="submit" loading={isPending} {...(isDangerous ? { color: 'red' } : {})}>
        {label}
      </Button>
    </ShortForm>
  )
}
