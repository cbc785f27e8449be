import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { LONGEST_QUESTION, questionSchema } from '#core/owner-input/hand-over.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'

interface LineFormProps {
  label: string
  button: string
  isSending: boolean
  isSent: boolean
  failure: Error | null
  onSend: (text: string) => void
  /** The text was changed after a failure, which is not about the new one. */
  onChangeAfterFailure: () => void
  onCancel?: () => void
}

/** A question of the web person, or the owner's answer. */
export function LineForm(props: LineFormProps) {
  const { label, button, isSending, isSent, failure, onSend, onChangeAfterFailure, onCancel } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = (): void => {
    const found = fieldProblems(questionSchema, { text })['text']
    setProblem(found)
    if (found === undefined) onSend(text)
    else field.current?.focus()
  }
  useEffect(() => {
    // Another question may stand here by then, to which the sent text is no answer.
    if (isSent) setText('')
  }, [isSent])
  useEffect(() => {
    if (failure) field.current?.focus()
  }, [failure])
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
          ref={field}
          label={label}
          rows={3}
          maxLength={LONGEST_QUESTION}
          value={text}
          error={problem ?? (failure && sentenceOf(failure, 'text'))}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(undefined)
            if (failure) onChangeAfterFailure()
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
