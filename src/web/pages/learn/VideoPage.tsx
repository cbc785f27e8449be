import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { mediaItemQuery, type MediaAnswer, myMediaQuery } from '../../app/media-queries.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { LessonSkeleton } from '../../kit/lesson/LessonSkeleton.tsx'
import { LessonMissing } from './LessonMissing.tsx'
import { positionIn } from './lesson-words.ts'
import { VideoLesson } from './VideoLesson.tsx'

/** `/videos/{mediaId}`: one lesson as a video. */
export function VideoPage() {
  const { media: id = '' } = useParams({ strict: false })
  const query = useQuery(mediaItemQuery(id))
  return (
    <Loaded isPage query={query} skeleton={<LessonSkeleton />} missing={<LessonMissing title="No results" />}>
      {(item) =>
        item.video === null ? <LessonMissing title="No results" /> : <Video item={item} key={id} />
      }
    </Loaded>
  )
}

/** Rendered once the playback position is known: a later jump would disturb. */
function Video({ item }: { item: MediaAnswer }) {
  usePageTitle(item.name)
  const { isOwner } = useRouteContext({ from: '/lessons' })
  const { list, play = false } = useSearch({ from: '/lessons/videos/$media' })
  const mine = useQuery({ ...myMediaQuery, enabled: isOwner })
  if (isOwner && mine.isPending) return <LessonSkeleton />
  const watched = mine.data?.watched.find(({ mediaId }) => mediaId === String(item.id))
  const startAt = play ? 0 : positionIn(item, watched)
  return (
    <VideoLesson
      item={item}
      isOwner={isOwner}
      list={String(list ?? item.id)}
      startAt={startAt}
      autoPlay={play}
    />
  )
}
