import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { mediaItemQuery, type MediaAnswer, myMediaQuery } from '#web/app/queries/media-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LessonSkeleton } from '#web/kit/lesson/LessonSkeleton.tsx'
import { LessonMissing } from './LessonMissing.tsx'
import { LessonToRead } from './LessonToRead.tsx'
import { positionIn } from '#web/shared/lessons/lesson-words.ts'
import { VideoLesson } from './VideoLesson.tsx'

/** `/videos/{mediaId}`: one lesson as a video. */
export function VideoPage() {
  const { media: id = '' } = useParams({ strict: false })
  const query = useQuery(mediaItemQuery(id))
  return (
    <Loaded isPage query={query} skeleton={<LessonSkeleton />} missing={<LessonMissing title="No results" />}>
      {(item) => <Lesson item={item} key={id} />}
    </Loaded>
  )
}

/** A video, or what it will say once it is recorded. */
function Lesson({ item }: { item: MediaAnswer }) {
  if (item.video !== null) return <Video item={item} />
  const said = item.transcript?.text ?? []
  return said.length > 0 ? <LessonToRead item={item} said={said} /> : <LessonMissing title="No results" />
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
