import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { adsQuery, adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Cards, ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { PageSkeleton } from '#web/kit/surface/PageSkeleton.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { CeilingOffer } from './CeilingOffer.tsx'
import { createdCampaign } from './created-campaign.ts'
import { LandingLook } from './LandingLook.tsx'
import { StartCard } from './StartCard.tsx'

const route = getRouteApi('/owner/ads/campaigns/start')
const CAMPAIGNS = '/ads/campaigns'

/** After a campaign was created, before it costs anything: what its page is like, and what it can cost. */
export function BeforeSpendingPage() {
  usePageTitle('Before you pay for a click')
  const { campaign: id = '' } = route.useSearch()
  const [made] = useState(() => createdCampaign(id))
  const { data: ads } = useQuery(adsQuery)
  return (
    <>
      {ads?.mode === 'sample' && <SampleBanner />}
      <BackLink href={CAMPAIGNS} label="Campaigns" />
      <Loaded
        query={useQuery(adsRowsQuery('GET /ads/campaigns', USUAL_ADS_PERIOD))}
        skeleton={<PageSkeleton />}
        isPage
      >
        {({ data }) => {
          const campaign = data?.rows.find((row) => row.id === id && row.state !== 'removed')
          if (!campaign || !ads?.account)
            return (
              <StateCard
                kind="empty"
                isPage
                title="This campaign isn’t here"
                actions={<LinkTo href={CAMPAIGNS}>Go to your campaigns</LinkTo>}
              />
            )
          const isPaused = campaign.state === 'paused'
          return (
            <>
              {made && isPaused && (
                <div role="status">
                  <Note tone="success" lead="Campaign successfully saved">
                    It’s paused. Nothing is spent until you start it.
                  </Note>
                </div>
              )}
              <PageHead title="Before you pay for a click" lead={campaign.name} />
              <ColumnsLayout shape="wideLeft">
                <Cards>{made && <LandingLook campaign={made} />}</Cards>
                <Cards>
                  <StartCard campaign={campaign} made={made} currency={ads.account.currency} />
                  <CeilingOffer ceiling={ads.ceiling?.amount ?? null} currency={ads.account.currency} />
                </Cards>
              </ColumnsLayout>
            </>
          )
        }}
      </Loaded>
    </>
  )
}
