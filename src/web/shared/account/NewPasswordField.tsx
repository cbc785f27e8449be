import { PasswordInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { lengthProblem, PASSWORD_HINT, STRONG_PASSWORD } from '#core/owner-input/password.ts'
import { useStrength } from '#web/app/session/use-strength.ts'
import { Strength } from '#web/kit/forms/Strength.tsx'

const WORDS = ['Very easy to guess', 'Easy to guess', 'Almost: a word or two more', 'Good', 'Very good']

type NewPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  value: string
  /** Words that would make it easy to guess: names, addresses. */
  words: readonly string[]
}

/** A new password, shown on demand, with its strength. */
export function NewPasswordField({ words, ...field }: NewPasswordFieldProps) {
  const score = useStrength(field.value, words)
  const isShort = lengthProblem(field.value) !== null
  return (
    <div>
      <PasswordInput
        description={PASSWORD_HINT}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
        {...field}
      />
      {field.value !== '' && !isShort && score !== null && (
        <Strength score={Math.max(score, 1)} text={WORDS[score] ?? ''} enough={score >= STRONG_PASSWORD} />
      )}
    </div>
  )
}
