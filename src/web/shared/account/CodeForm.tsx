import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { CodePurpose } from '#core/one-time-code.ts'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { ShortForm } from '#web/kit/forms/Narrow.tsx'
import { focusFirst } from '../forms/focus-first.ts'
import { showFormFailure } from '../forms/show-form-failure.ts'
import { EmailField } from './EmailField.tsx'

/** The page that a mailed link would open. */
const PAGES = { confirm: '/verify-email', reset: '/reset-password' } as const satisfies Record<
  CodePurpose,
  string
>

interface CodeFormProps {
  purpose: CodePurpose
  /** The account's address; `null`: it is typed. */
  email: string | null
  /** The button's text, also the form's name. */
  label: string
}

/** Takes a one-time code, and opens the page that a mailed link would open. */
export function CodeForm({ purpose, email, label }: CodeFormProps) {
  const form = useForm({
    initialValues: { email: email ?? '', code: '' },
    validate: { email: isNotEmpty('Please provide email'), code: isNotEmpty('Please type the code') },
  })
  const exchange = useMutation({
    mutationFn: (values: typeof form.values) =>
      accountCall<{ linkToken: string }>('/one-time-code/exchange', { ...values, purpose }),
    onSuccess: ({ linkToken }) =>
      window.location.assign(`${PAGES[purpose]}#token=${encodeURIComponent(linkToken)}`),
    onError: (error) => focusFirst(form, showFormFailure(form, error)),
    meta: { toast: false },
  })
  return (
    <ShortForm
      label={label}
      onSubmit={form.onSubmit(
        (values) => exchange.mutate(values),
        (problems) => focusFirst(form, problems),
      )}
    >
      {email === null && <EmailField {...form.getInputProps('email')} />}
      <TextInput
        label="One-time code"
        placeholder="4K7M-QX92-TB3D"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <Button type="submit" loading={exchange.isPending || exchange.isSuccess}>
        {label}
      </Button>
    </ShortForm>
  )
}
