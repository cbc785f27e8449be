import { Button } from '@mantine/core'
import { useSignOut } from '#web/app/session/use-sign-out.ts'
import { Card } from '#web/kit/surface/Card.tsx'

/** For a phone that was lost or a computer that somebody else uses. */
export function SignOutCard() {
  const { mutate, isPending } = useSignOut(true)
  return (
    <Card
      title="Devices"
      hint="Lost a phone, or used somebody else’s computer? Log out everywhere, here too."
    >
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Log out everywhere
      </Button>
    </Card>
  )
}
