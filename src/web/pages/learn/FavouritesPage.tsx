import { Button } from '@mantine/core'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { LessonRows } from '#web/shared/lessons/LessonRows.tsx'
import { useLibrary } from './use-library.ts'

/** `/favourites`: the owner's favourite lessons. */
export function FavouritesPage() {
  usePageTitle('Favourites')
  const { library, error } = useLibrary()
  const kept = library?.itemsOf(library.favourites) ?? []
  return (
    <>
      <BackLink href="/learn" label="Learn" />
      <PageHead title="Favourites" lead="Lessons you want to find again." />
      {library === null &&
        (error ? (
          <StateCard kind="error" title="We couldn’t load your favourites" />
        ) : (
          <ListSkeleton groups={1} />
        ))}
      {library && kept.length > 0 && (
        <Card look="flush" label="Favourites">
          <LessonRows items={kept} watched={library.watched} />
        </Card>
      )}
      {library && kept.length === 0 && <NothingToShow isAway={library.favourites.length > 0} />}
    </>
  )
}

/** `isAway`: there are some, but the library does not return them now. */
const NothingToShow = ({ isAway }: { isAway: boolean }) => (
  <StateCard
    kind="empty"
    title={isAway ? 'We can’t show your favourites just now' : 'No favourites yet'}
    actions={
      <Button component={LinkTo} href="/learn">
        See all lessons
      </Button>
    }
  >
    {isAway
      ? 'The lessons aren’t available right now. Your favourites are safe.'
      : 'Press the star beside a lesson and you’ll find it here.'}
  </StateCard>
)
