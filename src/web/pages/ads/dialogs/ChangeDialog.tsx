import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ChangedAccount } from '#ads/change-values.ts'
import type { Problems } from '#ads/check/problems.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { type ChangeFailure, useChange } from '../use-change.ts'
import { useKnownAccount } from '../use-known-account.ts'
import { type Made, useProblems } from '../use-problems.ts'

interface ChangeDialogProps {
  title: string
  /** On the button: what happens. */
  submit: string
  isDanger?: boolean
  /** Fields with a place for their message, `keywords.` for all below one; every other message stands above the buttons. */
  fields: readonly string[]
  /** The field of this form that a value of the change is typed in; absent: the one of the same name. */
  fieldOf?: (name: string) => string
  make: () => Made
  /** Said with the message that it worked. */
  note?: string
  onClose: () => void
  children: (problemAt: (field: string) => string | undefined, problems: Problems) => ReactNode
}

/** A form over a tab that changes one thing in the account. What is typed stays until it worked. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, submit, isDanger = false, fields, fieldOf = sameName, make, note, onClose, children } = props
  const known = useKnownAccount()
  const { problems, judge, refuse } = useProblems({ make, known, fieldOf })
  const [failure, setFailure] = useState<string | null>(null)
  const [shown, setShown] = useState<ChangedAccount | null>(() => known())
  const onFailure = ({ message, fields: found, isStale }: ChangeFailure) => {
    refuse(found)
    setFailure(Object.keys(found).length === 0 ? message : null)
    // The message says what is there now, so another press is meant.
    if (isStale) setShown(null)
  }
  const change = useChange(onClose, { shown, onFailure, ...(note === undefined ? {} : { note }) })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    const right = judge()
    if (right) change.mutate(right)
  }
  const others = Object.entries(problems).flatMap(([field, text]) => (hasPlace(fields, field) ? [] : [text]))
  const alert = failure ?? [...new Set(others)].slice(0, 5).join('. ')
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <form noValidate aria-label={title} onSubmit={onSubmit}>
        <Fields>
          {children((field) => problems[field], problems)}
          {alert !== '' && (
            <div role="alert">
              <Note tone="error">{alert}</Note>
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

const sameName = (name: string): string => name

const hasPlace = (fields: readonly string[], field: string): boolean =>
  fields.some((one) => one === field || (one.endsWith('.') && field.startsWith(one)))
