import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { LONGEST_QUESTION, questionSchema } from '#core/owner-input/hand-over.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'

interface LineFormProps {
  label: string
  button: string
  isSending: boolean
  failure: Error | null
  onSend: (text: string) => void
  onCancel?: () => void
}

/** A question of the web person, or the owner's answer. */
export function LineForm({ label, button, isSending, failure, onSend, onCancel }: LineFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = (): void => {
    const found = fieldProblems(questionSchema, { text })['text']
    setProblem(found)
    if (found === undefined) onSend(text)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack>
        <LongText
          label={label}
          rows={3}
          maxLength={LONGEST_QUESTION}
          value={text}
          error={problem ?? (failure && sentenceOf(failure, 'text'))}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(undefined)
          }}
        />
        <Group>
          <Button type="submit" loading={isSending}>
            {button}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
