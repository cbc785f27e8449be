import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { Note } from '#web/kit/surface/Note.tsx'

/** The note that the address is not confirmed yet, with a button to send the link again. */
export function ConfirmNote({ email }: { email: string }) {
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
