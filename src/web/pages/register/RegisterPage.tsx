import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { registerSchema } from '#core/owner-input/account-forms.ts'
import { wordsToAvoid } from '#core/owner-input/password.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { useEnter } from '#web/app/session/use-enter.ts'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { QuestionLine, ShortForm, SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { AccountPage } from '#web/shared/account/AccountPage.tsx'
import { AccountPopup } from '#web/shared/account/AccountPopup.tsx'
import { EmailField } from '#web/shared/account/EmailField.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { showFormFailure } from '#web/shared/forms/show-form-failure.ts'
import { OtherWays } from '#web/shared/account/OtherWays.tsx'
import { NewPasswordField } from '#web/shared/account/NewPasswordField.tsx'

/** The server judges the password's strength, because it has the longer word lists. */
const schema = registerSchema(() => 4)

const isTaken = (error: unknown): boolean =>
  error instanceof CallFailure && error.body.code === 'account_exists'

export function RegisterPage() {
  const enter = useEnter()
  const form = useForm({
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: (values) => fieldProblems(schema, values),
    validateInputOnBlur: ['firstName', 'lastName', 'email', 'password'],
  })
  const register = useMutation({
    mutationFn: (values: typeof form.values) => accountCall('/sign-up/email', values),
    onSuccess: () => enter('/onboarding'),
    onError: (error) => {
      if (!isTaken(error)) focusFirst(form, showFormFailure(form, error))
    },
    meta: { toast: false },
  })
  return (
    <AccountPage
      title="Create your account"
      lead="It’s free. Next we ask a few questions about your business."
    >
      <ShortForm
        label="Create your account"
        onSubmit={form.onSubmit(
          (values) => register.mutate(values),
          (problems) => focusFirst(form, problems),
        )}
      >
        <FieldPair>
          <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
        </FieldPair>
        <EmailField {...form.getInputProps('email')} />
        <NewPasswordField
          label="Password"
          words={wordsToAvoid(form.values)}
          {...form.getInputProps('password')}
          value={form.values.password}
        />
        <SmallPrint>
          By creating an account you agree to the <LinkTo href="/terms">terms</LinkTo>. What we keep about you
          is in our <LinkTo href="/privacy">privacy notice</LinkTo>.
        </SmallPrint>
        <Button type="submit" loading={register.isPending}>
          Create my account
        </Button>
      </ShortForm>
      <OtherWays isNew />
      <QuestionLine>
        <span>Have an account already?</span>
        <LinkTo href="/login">Log in</LinkTo>
      </QuestionLine>
      <AccountPopup
        opened={isTaken(register.error)}
        onClose={register.reset}
        title="Account already exists"
        instead={{ href: '/login', label: 'Please login' }}
      />
    </AccountPage>
  )
}
