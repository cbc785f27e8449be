import { useQuery } from '@tanstack/react-query'
import type { Category } from '#core/check.ts'
import { lessonsOfCategory } from '#core/lessons/recommended.ts'
import { lessons } from '#web/app/catalogue.generated.ts'
import { mediaItemsQuery, myMediaQuery } from '#web/app/queries/media-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { LessonRows } from '#web/shared/lessons/LessonRows.tsx'

const SHOWN = 4

/** The next lessons of a category, without those that the owner has finished. Empty while there are none. */
export function CategoryLessons({ category }: { category: Category }) {
  const ids = lessonsOfCategory(lessons, category)
  const { data: mine } = useQuery(myMediaQuery)
  const { data: items = [] } = useQuery(mediaItemsQuery(ids))
  const watched = mine?.watched ?? []
  const isFinished = (id: string) => watched.some(({ mediaId, finished }) => finished && mediaId === id)
  const open = items.filter(({ id }) => !isFinished(String(id))).slice(0, SHOWN)
  if (mine === undefined || open.length === 0) return null
  return (
    <Card look="flush" title="Lessons" aside={<LinkTo href="/learn">All lessons</LinkTo>} isScreenOnly>
      <LessonRows isOneCategory items={open} watched={watched} />
    </Card>
  )
}
