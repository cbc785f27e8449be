import { Box, Button } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { LINK_MINUTES } from '#core/one-time-code.ts'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { EmailField } from '#web/shared/account/EmailField.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'

/** Asks for a mailed link to choose a new password. */
export function AskForLink() {
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
    <>
      <div>
        <p>Tell us your email and we’ll send you a link to choose a new password.</p>
        <Box role="status" mt={ask.isSuccess ? 'lg' : 0}>
          {ask.isSuccess && (
            <Note tone="success" lead="Check your email.">
              If {ask.variables.email} has an account, a link is on its way. It works once, for {LINK_MINUTES}{' '}
              minutes.
            </Note>
          )}
        </Box>
      </div>
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
    </>
  )
}
