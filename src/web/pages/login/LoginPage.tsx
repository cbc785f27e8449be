import { Button, PasswordInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { elsewhereWords, loginHelp, loginWords } from '#web/app/session/login-words.ts'
import { useEnter } from '#web/app/session/use-enter.ts'
import { HelpedMessage } from '#web/kit/forms/HelpedMessage.tsx'
import { QuestionLine, ShortForm } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { AccountPage } from '#web/shared/account/AccountPage.tsx'
import { EmailField } from '#web/shared/account/EmailField.tsx'
import { focusFirst } from '#web/shared/forms/focus-first.ts'
import { OtherWays } from '#web/shared/account/OtherWays.tsx'

const AccountPopup = lazy(async () => ({
  default: (await import('#web/shared/account/AccountPopup.tsx')).AccountPopup,
}))

/** Only simple rules: the server judges the rest, so that this page stays small. */
const REQUIRED = {
  email: isNotEmpty('Please provide email'),
  password: (typed: string) => (typed === '' ? 'Please provide password' : null),
}

/** Whether the failure means that the address has no account, which has a dialog of its own. */
const isUnknown = (error: unknown): boolean =>
  error instanceof CallFailure && error.body.code === 'unknown_account'

/** The specification's words, and a sentence that helps. */
function LoginFailure({ words }: { words: string }) {
  const help = loginHelp(words)
  return <Note tone="error">{help === null ? words : <HelpedMessage message={words} help={help} />}</Note>
}

export function LoginPage() {
  const { next, error: elsewhere } = getRouteApi('/login').useSearch()
  const enter = useEnter()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: REQUIRED,
  })
  const login = useMutation({
    mutationFn: (values: typeof form.values) => accountCall('/sign-in/email', values),
    onSuccess: () => enter(next),
    meta: { toast: false },
  })
  return (
    <AccountPage title="Log in">
      {elsewhere !== undefined && <Note tone="warning">{elsewhereWords(elsewhere)}</Note>}
      {login.isError && !isUnknown(login.error) && (
        <div role="alert">
          <LoginFailure words={loginWords(login.error)} />
        </div>
      )}
      <ShortForm
        label="Log in"
        onSubmit={form.onSubmit(
          (values) => login.mutate(values),
          (problems) => focusFirst(form, problems),
        )}
      >
        <EmailField autoComplete="username webauthn" {...form.getInputProps('email')} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={login.isPending}>
          Log in
        </Button>
      </ShortForm>
      <QuestionLine>
        <LinkTo href="/forgot-password">Forgot your password?</LinkTo>
      </QuestionLine>
      <OtherWays next={next} />
      <QuestionLine>
        <span>New here?</span>
        <LinkTo href="/register">Create an account</LinkTo>
      </QuestionLine>
      <Suspense>
        {isUnknown(login.error) && (
          <AccountPopup
            opened
            onClose={login.reset}
            title="We could not find your account"
            instead={{ href: '/register', label: 'Please create an account' }}
          />
        )}
      </Suspense>
    </AccountPage>
  )
}
