import { Button } from '@mantine/core'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { StateCard } from '../../kit/surface/StateCard.tsx'

/** For an address that names no lesson: what there is instead. */
export function LessonMissing({ title }: { title: string }) {
  return (
    <StateCard
      isPage
      kind="empty"
      title={title}
      actions={
        <Button component={LinkTo} href="/learn">
          See all lessons
        </Button>
      }
    >
      It may have moved, or the address has a typo in it.
    </StateCard>
  )
}
