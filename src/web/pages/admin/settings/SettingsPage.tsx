import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { LeftAloneCard } from './LeftAloneCard.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import { RetentionCard } from './RetentionCard.tsx'
import { settingsQuery } from './settings-queries.ts'
import { SupportCard } from './SupportCard.tsx'
import { TestimonialsCard } from './TestimonialsCard.tsx'

/** `/admin/settings`: the operator's texts and contact details. */
export function SettingsPage() {
  usePageTitle('Settings')
  return (
    <>
      <PageHead
        title="Settings"
        lead="What visitors and owners read of you, what is left alone, and how long things are kept. A change shows within a minute."
      />
      <Loaded query={useQuery(settingsQuery)} skeleton={<ListSkeleton groups={4} rows={2} />}>
        {({ support, notice, leftAlone, retention, testimonials }) => (
          <Cards>
            <SupportCard data={support} />
            <NoticeCard data={notice} />
            <LeftAloneCard data={leftAlone} />
            <RetentionCard data={retention} />
            <TestimonialsCard data={testimonials} />
          </Cards>
        )}
      </Loaded>
    </>
  )
}
