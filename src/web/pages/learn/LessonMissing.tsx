import { Button } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'

/** For an address without a lesson: links to others. */
export function LessonMissing({ title }: { title: string }) {
  usePageTitle(title)
  const { isOwner } = useRouteContext({ from: '/lessons' })
  const [href, label] = isOwner ? ['/learn', 'See all lessons'] : ['/home#look', 'See what we look at']
  return (
    <StateCard
      isPage
      kind="empty"
      title={title}
      actions={
        <Button component={LinkTo} href={href}>
          {label}
        </Button>
      }
    >
      It may have moved, the address may have a typo in it, or our lessons aren’t available right now.
    </StateCard>
  )
}
