import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import type { MessageForm } from './use-message-form.ts'

interface MessageCardProps extends Omit<MessageForm<never>, 'form'> {
  label: string
  /** What happens after it was sent. */
  next: string
  button: string
  children: ReactNode
}

/** The form of a message on its card; once it is sent, thanks in its place. */
export function MessageCard(props: MessageCardProps) {
  const { label, next, button, children, isSending, thanks, submit, again } = props
  const place = useRef<HTMLDivElement>(null)
  const isSent = thanks !== null
  // The pressed button is gone with the form: the focus goes to what is in its place.
  useEffect(() => {
    if (isSent) place.current?.focus()
  }, [isSent])
  if (thanks !== null)
    return (
      <Card label={label}>
        <div ref={place} role="status" tabIndex={-1}>
          <Note tone="success" lead={thanks}>
            {next}
          </Note>
        </div>
        <CardFoot>
          <Button variant="default" onClick={again}>
            Write something else
          </Button>
        </CardFoot>
      </Card>
    )
  return (
    <Card label={label}>
      <form
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Fields>{children}</Fields>
        <CardFoot>
          <Button type="submit" loading={isSending}>
            {button}
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
