import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShownUser } from '#web/app/queries/admin-queries.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { sessionWords } from './user-words.ts'

/** Ends every session of the account, for instance when a phone was lost. */
export function SignOutUserCard({ shown: { id, sessions } }: { shown: ShownUser }) {
  const client = useQueryClient()
  const signOut = useMutation({
    mutationFn: () => callApi('POST /admin/users/{id}/sign-out', { params: { id } }),
    onSuccess: ({ message }) => {
      showDone(message)
      void client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <Card title="Logins" hint={sessionWords(sessions)}>
      <p>Links in mails that would log in end as well. Nothing else changes, and they can log in again.</p>
      <CardFoot>
        <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          Log out everywhere
        </Button>
      </CardFoot>
    </Card>
  )
}
