import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Contract } from '#api/contract/contract.ts'
import { handOverMailSchema } from '#core/owner-input/hand-over.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { CallFailure, sentenceOf } from '#web/app/calls/failure.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { AskText, type TextWay } from './AskText.tsx'
import { MailFields } from './MailFields.tsx'
import { useChosenChecks } from './use-chosen-checks.ts'

export type NewHandOver = Contract['POST /hand-overs']['body']

const LASTS = [
  { value: '7', label: '1 week' },
  { value: '14', label: '2 weeks' },
  { value: '30', label: '1 month' },
  { value: '90', label: '3 months' },
]
type Way = 'link' | TextWay
const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'link', label: 'A link' },
  { value: 'support', label: 'An email to my web host' },
  { value: 'tracker', label: 'Text for an issue tracker' },
]
const schema = handOverMailSchema()

interface HandOverFormProps {
  /** The check that it was opened for, which is not about the owner's own accounts; absent: the plan. */
  check: { id: string; title: string } | undefined
  isBusy: boolean
  failure: Error | null
  onMake: (asked: NewHandOver) => void
  /** The owner corrects what was wrong: clears the messages. */
  onEdit: () => void
}

/** What is asked for, and how: as a link, with its time and our mail, or as a text to copy. */
export function HandOverForm({ check, isBusy, failure, onMake, onEdit }: HandOverFormProps) {
  const chosen = useChosenChecks(check)
  const [way, setWay] = useState<Way>('link')
  const [days, setDays] = useState('14')
  const [mail, setMail] = useState({ to: '', note: '' })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const isMailed = mail.to.trim() !== ''
  const edit = (edited: typeof mail): void => {
    setMail(edited)
    setProblems({})
    onEdit()
  }
  const make = (): void => {
    const found = isMailed ? fieldProblems(schema, mail) : {}
    setProblems(found)
    if (Object.keys(found).length > 0) return
    onMake({ checks: [...chosen.checks], days: Number(days), ...(isMailed ? { mail } : {}) })
  }
  return (
    <Stack>
      <p>
        With a link they get the exact text for each thing, where it goes, and a button to test it. They can
        ask you questions and don’t need an account. They can’t see anything else of yours.
      </p>
      <ChoiceGrid
        legend="What would you like done?"
        choices={chosen.whats}
        chosen={[chosen.what]}
        onChoose={([what]) => chosen.choose(what)}
      />
      {chosen.what === 'some' && (
        <ChoiceGrid
          many
          legend="Which jobs?"
          choices={chosen.jobs}
          chosen={chosen.ticked}
          onChoose={chosen.setTicked}
        />
      )}
      <ChoiceGrid
        legend="How would you like to send it?"
        choices={WAYS}
        chosen={[way]}
        onChoose={([value]) => setWay(WAYS.find((one) => one.value === value)?.value ?? way)}
      />
      {way !== 'link' && <AskText checks={chosen.checks} way={way} />}
      {way === 'link' && (
        <>
          <ChoiceGrid
            legend="How long should the link work?"
            choices={LASTS}
            chosen={[days]}
            onChoose={([value = days]) => setDays(value)}
          />
          <MailFields mail={mail} problems={{ ...problems, ...fieldsOf(failure) }} onChange={edit} />
          {failure && (
            <div role="alert">
              <Note tone="error">{sentenceOf(failure)}</Note>
            </div>
          )}
          <Group justify="flex-end">
            <Button disabled={isBusy || chosen.checks.length === 0} onClick={make}>
              {isMailed ? 'Send the email' : 'Make the link'}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

const fieldsOf = (failure: Error | null) => (failure instanceof CallFailure ? failure.fields : {})
