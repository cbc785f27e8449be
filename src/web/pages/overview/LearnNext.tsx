import { lazy, Suspense } from 'react'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { LessonsCard } from '#web/kit/overview/LessonsCard.tsx'

/** Loaded after everything else, as are the lessons: the top of the page does not wait for them. */
const LessonsToBegin = lazy(async () => ({ default: (await import('./LessonsToBegin.tsx')).LessonsToBegin }))

/** Some lessons that the owner has not finished. */
export const LearnNext = ({ dashboard }: { dashboard: Pick<DashboardAnswer, 'first'> }) => (
  <LessonsCard title="Learn" aside={<LinkTo href="/learn">All lessons</LinkTo>}>
    <Suspense>
      <LessonsToBegin jobs={dashboard.first} />
    </Suspense>
  </LessonsCard>
)
