import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { dropDrafts } from '#web/app/session/drafts.ts'
import { startOver } from '#web/app/session/session.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { PasswordAsked } from './PasswordAsked.tsx'

/** Deletes the account with everything in it. */
export function DeleteCard({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const onDone = () => {
    startOver(client)
    dropDrafts()
    window.location.assign('/home')
  }
  return (
    <Card title="Delete my account" hint="Your account, your results, your plan and your files.">
      <Button variant="default" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Delete my account">
        <p>
          Everything goes: your results, your plan and your reports. Any subscription ends too, with no more
          payments. This can’t be undone.
        </p>
        <PasswordAsked
          label="Delete everything"
          isDangerous
          hasPassword={hasPassword}
          send={(proof) => accountCall('/delete-user', proof)}
          onDone={onDone}
        />
      </Dialog>
    </Card>
  )
}
