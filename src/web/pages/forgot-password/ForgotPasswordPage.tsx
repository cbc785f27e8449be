import { Button } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { AskLine, ShortForm } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { AccountPage } from '#web/shared/account/AccountPage.tsx'
import { EmailField } from '#web/shared/account/EmailField.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'

export function ForgotPasswordPage() {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: isNotEmpty('Please provide email') },
  })
  const ask = useMutation({
    mutationFn: (values: typeof form.values) => accountCall('/request-password-reset', values),
    onError: (error) => focusFirst(form, showFormFailure(form, error)),
    meta: { toast: false },
  })
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Tell us your email and we’ll send you a link to choose a new one."
    >
      {ask.isSuccess && (
        <div role="status">
          <Note tone="success" lead="Check your email.">
            If {ask.variables.email} has an account, a link is on its way. It works once, for 30 minutes.
          </Note>
        </div>
      )}
      <ShortForm
        label="Ask for a link"
        onSubmit={form.onSubmit(
          (values) => ask.mutate(values),
          (problems) => focusFirst(form, problems),
        )}
      >
        <EmailField {...form.getInputProps('email')} />
        <Button type="submit" loading={ask.isPending}>
          {ask.isSuccess ? 'Send it again' : 'Send me a link'}
        </Button>
      </ShortForm>
      <AskLine>
        <LinkTo href="/login">Back to log in</LinkTo>
      </AskLine>
    </AccountPage>
  )
}
