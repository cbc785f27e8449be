import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { CallFailure } from '#web/app/calls/failure.ts'
import { showFailure } from '#web/app/frames/toasts.ts'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { isNotFresh, LogInAgain } from './LogInAgain.tsx'

interface PasswordAskedProps {
  /** What the button says. */
  label: string
  isDangerous?: boolean
  /** Without a password a fresh log-in is enough. */
  hasPassword: boolean
  /** Sends what is asked for, with the password where there is one. */
  send: (proof: { password?: string }) => Promise<unknown>
  onDone: () => void
}

/** The password once more, before something that an open browser alone must not do. */
export function PasswordAsked({ label, isDangerous = false, hasPassword, send, onDone }: PasswordAskedProps) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (typed) => (hasPassword && typed === '' ? 'Please provide password' : null) },
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ password }: typeof form.values) => send(hasPassword ? { password } : {}),
    onSuccess: onDone,
    onError: (failure) => {
      if (failure instanceof CallFailure && failure.status === 422) form.setErrors(failure.fields)
      else showFailure(failure)
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
