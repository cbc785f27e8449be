import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnCommand } from '#core/own-commands.ts'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { signInQuery } from '#web/app/queries/sign-in-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { CodeForm } from '#web/shared/account/CodeForm.tsx'
import { CodeHelp } from '#web/shared/account/CodeHelp.tsx'

/** Asks to confirm the address: by the link that was mailed, or by a one-time code where no mail is sent. */
export function ConfirmNote({ email }: { email: string }) {
  const { data } = useQuery(signInQuery)
  if (!data) return null
  return data.sendsMail ? <LinkSent email={email} /> : <AskForCode email={email} command={data.command} />
}

/** The note that the address is not confirmed yet, with a button to send the link again. */
function LinkSent({ email }: { email: string }) {
  const send = useMutation({ mutationFn: () => accountCall('/send-verification-email', { email }) })
  return (
    <Note tone="info" lead="Please confirm your email.">
      We sent a link to {email}.{' '}
      {send.isSuccess ? (
        <span role="status">It’s on its way again.</span>
      ) : (
        <Button variant="subtle" size="sm" loading={send.isPending} onClick={() => send.mutate()}>
          Send it again
        </Button>
      )}
    </Note>
  )
}

const AskForCode = ({ email, command }: { email: string; command: OwnCommand }) => (
  <Card title="Please confirm your email">
    <p>This Fettle sends no email, so there is no link to wait for.</p>
    <CodeHelp purpose="confirm" email={email} command={command} />
    <CodeForm purpose="confirm" email={email} label="Confirm my email" />
  </Card>
)
