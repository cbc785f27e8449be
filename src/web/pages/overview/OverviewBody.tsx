import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { momentWords } from '#core/format/moment.ts'
import { greeting } from '#core/format/greeting.ts'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { IconRoute } from '#web/kit/icons.ts'
import { WebPersonNews } from '#web/shared/hand-over/WebPersonNews.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { ColumnsLayout, PageSection } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { SpotlightPlace } from '#web/kit/surface/SpotlightPlace.tsx'
import { ArrivingCard } from './ArrivingCard.tsx'
import { ConfirmFirst } from './ConfirmFirst.tsx'
import { LearnNext } from './LearnNext.tsx'
import { NextInPlan } from './NextInPlan.tsx'
import { ProgressSection } from './ProgressSection.tsx'
import { SocialTodayCard } from './SocialTodayCard.tsx'
import { SummaryTeaser } from './SummaryTeaser.tsx'
import { Tiles } from './Tiles.tsx'
import { TopPriority } from './TopPriority.tsx'

/** Loaded after everything above it. */
const WeeklyNoteSwitch = lazy(async () => ({
  default: (await import('./WeeklyNoteSwitch.tsx')).WeeklyNoteSwitch,
}))
const Tour = lazy(async () => ({ default: (await import('./Tour.tsx')).Tour }))

/** The overview with its data. */
export function OverviewBody({ dashboard }: { dashboard: DashboardAnswer }) {
  const { firstName, timeZone, tourSeen } = useMe()
  const [isTouring, setTouring] = useState(!tourSeen)
  const at = new Date()
  const site = dashboard.website.host ?? 'your business'
  const seen = dashboard.lookedAt && `Last looked at ${momentWords(dashboard.lookedAt, at, timeZone)}.`
  const tourButton = (
    <Button variant="subtle" size="sm" leftSection={<Icon of={IconRoute} />} onClick={() => setTouring(true)}>
      Show me around
    </Button>
  )
  return (
    <>
      <PageHead
        title={greeting(firstName, at, timeZone)}
        lead={`Here’s how ${site} is going. ${seen ?? ''}`}
        action={tourButton}
      />
      <ConfirmFirst />
      <ArrivingCard />
      <WebPersonNews />
      <ColumnsLayout shape="wideLeft">
        <SpotlightPlace name="priority">
          <TopPriority item={dashboard.topPriority} isArriving={dashboard.waiting.length > 0} />
        </SpotlightPlace>
        <SpotlightPlace name="progress">
          <ProgressSection dashboard={dashboard} />
        </SpotlightPlace>
      </ColumnsLayout>
      <PageSection title="Results by category">
        <SpotlightPlace name="categories">
          <Tiles categories={dashboard.categories} />
        </SpotlightPlace>
      </PageSection>
      <PageSection>
        <ColumnsLayout shape="wideLeft">
          <SpotlightPlace name="next">
            <NextInPlan dashboard={dashboard} />
          </SpotlightPlace>
          <SocialTodayCard social={dashboard.social} />
        </ColumnsLayout>
      </PageSection>
      <PageSection>
        <SummaryTeaser />
      </PageSection>
      <PageSection>
        <LearnNext dashboard={dashboard} />
      </PageSection>
      <Suspense>
        <PageSection>
          <WeeklyNoteSwitch />
        </PageSection>
      </Suspense>
      <Suspense>{isTouring && <Tour onClose={() => setTouring(false)} />}</Suspense>
    </>
  )
}
