import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Problems, changeProblems } from '#ads/check-change.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { useChange } from '../use-change.ts'
import { useKnown } from '../use-known.ts'

export type Made = { change: AdsChange } | { problems: Problems }

interface ChangeDialogProps {
  title: string
  /** On the button: what happens. */
  submit: string
  isDanger?: boolean
  /** Fields with a place for their message; every other message stands above the buttons. */
  fields: readonly string[]
  make: () => Made
  onClose: () => void
  children: (problemAt: (field: string) => string | undefined) => ReactNode
}

/** A form over a tab that changes one thing in the account. What is typed stays until it worked. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, submit, isDanger = false, fields, make, onClose, children } = props
  const [problems, setProblems] = useState<Problems>({})
  const known = useKnown()
  const change = useChange(onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const made = make()
    const found = 'problems' in made ? made.problems : changeProblems(made.change, known())
    setProblems(found)
    if ('problems' in made || Object.keys(found).length > 0) return
    change.mutate(made.change, {
      onError: (error) => setProblems(error instanceof CallFailure ? error.fields : {}),
    })
  }
  const others = Object.entries(problems).flatMap(([field, text]) => (fields.includes(field) ? [] : [text]))
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <form noValidate aria-label={title} onSubmit={onSubmit}>
        <Fields>
          {children((field) => problems[field])}
          {others.length > 0 && (
            <div role="alert">
              <Note tone="error">{[...new Set(others)].slice(0, 5).join('. ')}</Note>
            </div>
          )}
        </Fields>
        <CardFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...(isDanger ? { color: 'red' } : {})} loading={change.isPending}>
            {submit}
          </Button>
        </CardFoot>
      </form>
    </Dialog>
  )
}
