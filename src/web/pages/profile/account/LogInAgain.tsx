import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { startOver } from '#web/app/session/session.ts'
import { Note } from '#web/kit/surface/Note.tsx'

/** Whether the call failed because the sign-in is too old. */
export const isNotFresh = (error: unknown): boolean =>
  error instanceof CallFailure && error.body.code === 'not_fresh'

/** A button that signs out and leads to the login page, which leads back here: only a new sign-in is recent enough. Drafts stay. */
export function LogInAgain() {
  const client = useQueryClient()
  const router = useRouter()
  const { href } = useLocation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => accountCall('/sign-out', {}),
    onSuccess: () => {
      startOver(client)
      return router.navigate({ to: '/login', search: { next: href } })
    },
  })
  return (
    <Note tone="info" lead="Please log in again first.">
      <Button variant="subtle" size="sm" loading={isPending} onClick={() => mutate()}>
        Log in again
      </Button>
    </Note>
  )
}
