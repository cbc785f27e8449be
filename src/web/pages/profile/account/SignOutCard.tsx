import { Button } from '@mantine/core'
import { useSignOut } from '#web/app/session/use-sign-out.ts'
import { Card } from '#web/kit/surface/Card.tsx'

/** Signs out everywhere, for a lost phone or a shared computer. */
export function SignOutCard() {
  const { mutate, isPending } = useSignOut(true)
  return (
    <Card
      title="Devices"
      hint="Lost a phone, or used somebody else’s computer? Log out everywhere, including here."
    >
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Log out everywhere
      </Button>
    </Card>
  )
}
