import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Problems, changeProblems } from '#ads/check-change.ts'
import { readAdsValues, seenValues } from '#ads/seen-values.ts'
import type { AdsValues } from '#core/ads/activity.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { useAds } from '../ads-context.ts'
import { movedSince, useChange } from '../use-change.ts'
import { useKnown } from '../use-known.ts'

export type Made = { change: AdsChange } | { problems: Problems }

interface ChangeDialogProps {
  title: string
  /** On the button: what happens. */
  submit: string
  isDanger?: boolean
  /** Fields with a place for their message, `keywords.` for all below one; every other message stands above the buttons. */
  fields: readonly string[]
  make: () => Made
  /** Said with the message that it worked. */
  note?: string
  onClose: () => void
  children: (problemAt: (field: string) => string | undefined, problems: Problems) => ReactNode
}

/** A form over a tab that changes one thing in the account. What is typed stays until it worked. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, submit, isDanger = false, fields, make, note = '', onClose, children } = props
  const [problems, setProblems] = useState<Problems>({})
  const [moved, setMoved] = useState<readonly string[]>([])
  const [current, setCurrent] = useState<AdsValues | null>(null)
  const { account } = useAds()
  const known = useKnown()
  const [shown] = useState(known)
  const seenOf = (change: AdsChange) => current ?? seenValues(change, shown)
  const change = useChange({ onDone: onClose, seenOf, note })
  const onRefused = (error: unknown, refused: AdsChange) => {
    setProblems(error instanceof CallFailure ? error.fields : {})
    const since = movedSince(error, seenOf(refused) ?? {}, account.currency)
    if (since.length === 0 || !(error instanceof CallFailure)) return
    setMoved(since)
    setCurrent(readAdsValues(error.body.current))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const made = make()
    const found = 'problems' in made ? made.problems : changeProblems(made.change, known())
    setProblems(found)
    setMoved([])
    if ('problems' in made || Object.keys(found).length > 0) return
    change.mutate(made.change, { onError: onRefused })
  }
  const others = Object.entries(problems).flatMap(([field, text]) => (hasPlace(fields, field) ? [] : [text]))
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <form noValidate aria-label={title} onSubmit={onSubmit}>
        <Fields>
          {children((field) => problems[field], problems)}
          {others.length > 0 && (
            <div role="alert">
              <Note tone="error">{[...new Set(others)].slice(0, 5).join('. ')}</Note>
            </div>
          )}
          {moved.length > 0 && (
            <div role="alert">
              <Note tone="warning" lead="This was changed somewhere else.">
                {moved.join(' ')} Nothing was changed here. To change it all the same, press “{submit}” again.
              </Note>
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

const hasPlace = (fields: readonly string[], field: string): boolean =>
  fields.some((one) => one === field || (one.endsWith('.') && field.startsWith(one)))
