import { Button } from '@mantine/core'
import { useRescanAll } from '#web/app/live/use-rescan.ts'
import { StateCard } from '#web/kit/surface/StateCard.tsx'

/** Shown before the first scan. */
export function FirstScan() {
  const run = useRescanAll()
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
      It shows how you’re going, the one thing to do next and what’s changed. The first look takes about a
      minute.
    </StateCard>
  )
}
