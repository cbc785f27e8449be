import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { mediaItemQuery, type MediaAnswer } from '#web/app/queries/media-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { GuideText } from '#web/kit/lesson/GuideText.tsx'
import { LessonBar } from '#web/kit/lesson/LessonLayout.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { FavouriteStar } from '#web/shared/lessons/FavouriteStar.tsx'
import { mediaId } from '#web/shared/lessons/lesson-words.ts'
import { LessonsBack } from './LessonsBack.tsx'

interface LessonToReadProps {
  item: MediaAnswer
  /** What the video will say. */
  said: MediaAnswer['text']
}

/** A lesson whose video is not recorded yet: its transcript and its guide. */
export function LessonToRead({ item, said }: LessonToReadProps) {
  usePageTitle(item.name)
  const { isOwner } = useRouteContext({ from: '/lessons' })
  const { learningSummary: guideId } = item
  const guide = useQuery({ ...mediaItemQuery(String(guideId)), enabled: guideId !== null })
  const parts = guide.data?.text ?? []
  return (
    <>
      <LessonsBack isOwner={isOwner} />
      <PageHead title={item.name} lead={item.description} />
      <Cards>
        <Note tone="info">
          We haven’t made this video yet. You can read what it’ll say, and its guide, here.
        </Note>
        {isOwner && (
          <LessonBar>
            <FavouriteStar id={mediaId(item)} name={item.name} isWide />
          </LessonBar>
        )}
        <Card title="Transcript">
          <GuideText parts={said} />
        </Card>
        {parts.length > 0 && (
          <Card title="Guide">
            <GuideText parts={parts} />
          </Card>
        )}
      </Cards>
    </>
  )
}
