import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LINK_MINUTES } from '#core/one-time-code.ts'
import { newPasswordSchema } from '#core/owner-input/account-forms.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { startOver } from '#web/app/session/session.ts'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { AccountPage } from './AccountPage.tsx'
import { focusFirst } from '../forms/focus-first.ts'
import { showFormFailure } from '../forms/show-form-failure.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

const schema = newPasswordSchema(() => 4, {})

const isOver = (error: unknown): boolean => error instanceof CallFailure && error.body.code === 'link_expired'

interface ChoosePasswordProps {
  /** The token for choosing a password once; `null`: there is none. */
  token: string | null
  title: string
  children?: ReactNode
}

/** The form for a new password, and the message once it is saved or the link has expired. */
export function ChoosePassword({ token, title, children }: ChoosePasswordProps) {
  const client = useQueryClient()
  const form = useForm({
    initialValues: { newPassword: '', verifyPassword: '' },
    validate: (values) => fieldProblems(schema, values),
  })
  const reset = useMutation({
    mutationFn: ({ newPassword }: typeof form.values) =>
      accountCall('/reset-password', { token, newPassword }),
    onSuccess: () => startOver(client),
    onError: (error) => {
      if (!isOver(error)) focusFirst(form, showFormFailure(form, error))
    },
    meta: { toast: false },
  })
  if (reset.isSuccess) return <Saved />
  if (token === null || isOver(reset.error)) return <LinkOver />
  return (
    <AccountPage title={title}>
      {children}
      <ShortForm
        label={title}
        onSubmit={form.onSubmit(
          (values) => reset.mutate(values),
          (problems) => focusFirst(form, problems),
        )}
      >
        <NewPasswordField
          label="New password"
          words={[]}
          {...form.getInputProps('newPassword')}
          value={form.values.newPassword}
        />
        <PasswordInput
          label="Verify new password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          {...form.getInputProps('verifyPassword')}
        />
        <Button type="submit" loading={reset.isPending}>
          Save my new password
        </Button>
      </ShortForm>
    </AccountPage>
  )
}

const Saved = () => (
  <AccountPage title="Your new password is saved">
    <p>We’ve logged you out on every device. Log in here with the new one.</p>
    <Button component={LinkTo} href="/login">
      Log in
    </Button>
  </AccountPage>
)

const LinkOver = () => (
  <AccountPage title="Choose a new password">
    <StateCard
      kind="stale"
      title="This link has expired or has already been used."
      actions={
        <Button component={LinkTo} href="/forgot-password">
          Ask for a new link
        </Button>
      }
    >
      A link works once, for {LINK_MINUTES} minutes. Your password is still the old one.
    </StateCard>
  </AccountPage>
)
