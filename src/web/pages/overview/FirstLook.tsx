import { Button } from '@mantine/core'
import { useRunAll } from '../../app/use-run.ts'
import { StateCard } from '../../kit/surface/StateCard.tsx'

/** Before anything was looked at. */
export function FirstLook() {
  const run = useRunAll()
  return (
    <StateCard
      isPage
      kind="empty"
      title="Your overview will be here"
      actions={
        <Button disabled={run.isPending} onClick={() => run.mutate()}>
          Check my website
        </Button>
      }
    >
      It shows how you stand, the one thing to do next, and what has changed. The first look takes about a
      minute.
    </StateCard>
  )
}
