import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { newPasswordSchema } from '#core/owner-input/account-forms.ts'
import { wordsToAvoid } from '#core/owner-input/password.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { forgetIdToken } from '#web/app/calls/id-token.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'
import { NewPasswordField } from '#web/shared/account/NewPasswordField.tsx'
import type { MyAccount } from '#web/app/queries/profile-queries.ts'

const schema = newPasswordSchema(() => 4, {})
const EMPTY = { currentPassword: '', newPassword: '', verifyPassword: '' }
const EYE = { 'aria-label': 'Show or hide the password', tabIndex: 0 }

function problems({ currentPassword, ...chosen }: typeof EMPTY): Record<string, string> {
  const missing = currentPassword === '' ? { currentPassword: 'Please provide password' } : {}
  return { ...missing, ...fieldProblems(schema, chosen) }
}

/** A new password, typed twice. It logs the other devices out. */
export function PasswordCard({ account }: { account: MyAccount }) {
  const { website } = useMe()
  const form = useForm({ initialValues: EMPTY, validate: problems })
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: typeof EMPTY) =>
      accountCall('/change-password', { currentPassword, newPassword }),
    onSuccess: () => {
      forgetIdToken()
      form.reset()
      showDone('Data updated successfully')
    },
    onError: (error) => focusFirst(form, showFormFailure(form, error)),
    meta: { toast: false },
  })
  if (!account.hasPassword) {
    return (
      <Card title="Password">
        <SmallPrint>
          You log in without a password. To have one as well,{' '}
          <LinkTo href="/forgot-password">ask for a link</LinkTo>.
        </SmallPrint>
      </Card>
    )
  }
  return (
    <Card title="Password" hint="Your other devices are logged out when you change it.">
      <form
        aria-label="Password"
        noValidate
        onSubmit={form.onSubmit(
          (values) => change.mutate(values),
          (wrong) => focusFirst(form, wrong),
        )}
      >
        <Fields>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={EYE}
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordField
            label="New password"
            words={wordsToAvoid({ ...account, website: website?.address })}
            {...form.getInputProps('newPassword')}
            value={form.values.newPassword}
          />
          <PasswordInput
            label="Verify new password"
            autoComplete="new-password"
            visibilityToggleButtonProps={EYE}
            {...form.getInputProps('verifyPassword')}
          />
        </Fields>
        <CardFoot>
          <Button type="submit" loading={change.isPending}>
            Change my password
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
