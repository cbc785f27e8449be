import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lessonsToBegin, lessonsWithoutWebsite } from '#core/lessons/recommended.ts'
import { checks, lessons } from '#web/app/catalogue.generated.ts'
import { mediaItemsQuery, myMediaQuery } from '#web/app/queries/media-queries.ts'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LessonRowsSkeleton } from '#web/kit/lesson/LessonRowsSkeleton.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'
import { LessonRows } from '#web/shared/lessons/LessonRows.tsx'

const SHOWN = 3

/** Lessons for the top plan items, then the beginners' lessons, without those that the owner has finished. */
export function LessonsToBegin({ jobs }: { jobs: DashboardAnswer['first'] }) {
  const { data: mine, isPending } = useQuery(myMediaQuery)
  const { website } = useMe()
  const wanted = lessonsToBegin(lessons, checks, jobs)
  // The plan changes while results arrive: the visible lessons stay until the others are loaded.
  const { data: items } = useQuery({
    ...mediaItemsQuery(website?.address === null ? lessonsWithoutWebsite(wanted, lessons, checks) : wanted),
    placeholderData: keepPreviousData,
  })
  if (items === undefined || isPending) return <LessonRowsSkeleton count={SHOWN} />
  const watched = mine?.watched ?? []
  const finished = new Set(watched.filter((one) => one.finished).map(({ mediaId }) => mediaId))
  const open = items.filter(({ id }) => !finished.has(String(id))).slice(0, SHOWN)
  if (items.length === 0) return <NoRows>There are no lessons just now. They’ll be back soon.</NoRows>
  if (open.length === 0) return <NoRows>You’ve seen the ones to start with. There are plenty more.</NoRows>
  return <LessonRows isShort items={open} watched={watched} />
}
