import { useQuery } from '@tanstack/react-query'
import { greeting } from '#core/format/greeting.ts'
import { countKnown } from '#core/counts.ts'
import { type DashboardAnswer, planQuery } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ItemRow } from '#web/kit/overview/ItemRow.tsx'
import { ProgressCard } from '#web/kit/overview/ProgressCard.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { ColumnsLayout, PageSection, Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { useWayOnline } from '#web/shared/getting-online/use-way-online.ts'
import { WayOnlineCard } from '#web/shared/getting-online/WayOnlineCard.tsx'
import { tallyOf } from '#web/shared/results/tally-of.ts'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { ConfirmFirst } from './ConfirmFirst.tsx'
import { FirstStepOnline } from './FirstStepOnline.tsx'
import { LearnNext } from './LearnNext.tsx'
import { SocialTodayCard } from './SocialTodayCard.tsx'
import { SummaryTeaser } from './SummaryTeaser.tsx'

const WAITS = 'Anything that needs a website waits until you have one. It isn’t counted or in your plan.'

/** The overview of an owner without a website: the way online first, then what can be looked at anyway. */
export function WithoutWebsite({ dashboard }: { dashboard: DashboardAnswer }) {
  const { firstName, timeZone } = useMe()
  const way = useWayOnline()
  const { counts } = dashboard
  return (
    <>
      <PageHead
        title={greeting(firstName, new Date(), timeZone)}
        lead="You don’t have a website yet, and that’s fine. Here’s the shortest way to be found online."
      />
      <ConfirmFirst />
      {way && (
        <>
          <FirstStepOnline way={way} />
          <PageSection>
            <WayOnlineCard way={way} />
          </PageSection>
        </>
      )}
      <PageSection>
        <ColumnsLayout shape="wideLeft">
          <LookedAtAnyway />
          {countKnown(counts) === 0 ? (
            <Card title="Progress">{WAITS}</Card>
          ) : (
            <ProgressCard good={counts.good} of={countKnown(counts)} tally={tallyOf(counts)} foot={WAITS} />
          )}
        </ColumnsLayout>
      </PageSection>
      <PageSection>
        <SocialTodayCard social={dashboard.social} />
      </PageSection>
      <PageSection>
        <SummaryTeaser />
      </PageSection>
      <PageSection>
        <LearnNext dashboard={dashboard} />
      </PageSection>
    </>
  )
}

/** The checks that need no website, as they stand. */
function LookedAtAnyway() {
  const { data } = useQuery(planQuery)
  const items = data?.plan.items ?? []
  if (items.length === 0) return null
  return (
    <Card look="flush" title="What we can look at without a website">
      <Rows>
        {items.map((item) => (
          <ItemRow
            key={item.check}
            tone={toneOf(item)}
            title={item.title}
            why={item.why}
            status={item.tag ?? (item.couldNotCheck ? 'Couldn’t check' : undefined)}
            href={item.link}
          />
        ))}
      </Rows>
    </Card>
  )
}
