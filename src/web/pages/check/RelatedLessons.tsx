import { useQuery } from '@tanstack/react-query'
import { lessonsOfCheck } from '#core/lessons/recommended.ts'
import { type ListedCheck, lessons } from '#web/app/catalogue.generated.ts'
import { mediaItemsQuery, myMediaQuery } from '#web/app/queries/media-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { LessonRows } from '#web/shared/lessons/LessonRows.tsx'

const NOTHING_SEEN = { favourites: [], watched: [] }

/** Lessons for the check's status, then some others of its category. Empty while there are none. */
export function RelatedLessons({ check, status }: { check: ListedCheck; status: string }) {
  const { data: mine = NOTHING_SEEN } = useQuery(myMediaQuery)
  const finished = new Set(mine.watched.filter((one) => one.finished).map(({ mediaId }) => mediaId))
  const ids = lessonsOfCheck(lessons, check, status, finished)
  const { data: items = [] } = useQuery({ ...mediaItemsQuery(ids), enabled: ids.length > 0 })
  if (items.length === 0) return null
  return (
    <Card
      look="flush"
      title="Related lessons"
      aside={<LinkTo href="/learn">All lessons</LinkTo>}
      isScreenOnly
    >
      <LessonRows isOneCategory items={items} watched={mine.watched} />
    </Card>
  )
}
