import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { adsQuery, adsRowsQuery } from '#web/app/queries/ads-queries.ts'
import { madeCampaignQuery } from '#web/app/queries/campaign-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Cards, ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { PageSkeleton } from '#web/kit/surface/PageSkeleton.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { AdsContext, useAds } from '../ads-context.ts'
import { TabRowsLoaded } from '../TabRowsLoaded.tsx'
import { CeilingOffer } from './CeilingOffer.tsx'
import { LandingLook } from './LandingLook.tsx'
import { StartCard } from './StartCard.tsx'

const route = getRouteApi('/owner/ads/campaigns/start')
const CAMPAIGNS = '/ads/campaigns'

/** After a campaign was created, before it costs anything: what its page is like, and what it can cost. */
export function BeforeSpendingPage() {
  usePageTitle('Before you pay for a click')
  const { campaign: id = '' } = route.useSearch()
  const campaigns = useQuery(adsRowsQuery('GET /ads/campaigns', USUAL_ADS_PERIOD))
  return (
    <Loaded query={useQuery(adsQuery)} skeleton={<PageSkeleton />} isPage>
      {(answer) => (
        <>
          {answer.mode === 'sample' && <SampleBanner />}
          <BackLink href={CAMPAIGNS} label="Campaigns" />
          <TabRowsLoaded query={campaigns} isPage>
            {({ rows }) => {
              const campaign = rows.find((row) => row.id === id && row.state !== 'removed')
              const { account, today } = answer
              if (!campaign || account === null || today === null) return <NotHere />
              const place = { answer, account, today, period: USUAL_ADS_PERIOD, onPeriod: () => undefined }
              return (
                <AdsContext value={place}>
                  <CreatedCampaign campaign={campaign} />
                </AdsContext>
              )
            }}
          </TabRowsLoaded>
        </>
      )}
    </Loaded>
  )
}

const NotHere = () => (
  <StateCard
    kind="empty"
    isPage
    title="This campaign isn’t here"
    actions={<LinkTo href={CAMPAIGNS}>Go to your campaigns</LinkTo>}
  />
)

const CreatedCampaign = ({ campaign }: { campaign: CampaignRow }) => (
  <Loaded query={useQuery(madeCampaignQuery(campaign.id))} skeleton={<PageSkeleton />} isPage>
    {(made) => <BeforeSpending campaign={campaign} made={made} />}
  </Loaded>
)

function BeforeSpending({ campaign, made }: { campaign: CampaignRow; made: CampaignToCreate | null }) {
  const { answer, account } = useAds()
  return (
    <>
      <Cards>
        {campaign.state === 'paused' && (
          <Note tone="info" lead="This campaign is paused.">
            Nothing is spent until you start it.
          </Note>
        )}
        <PageHead title="Before you pay for a click" lead={campaign.name} />
      </Cards>
      <ColumnsLayout shape="wideLeft">
        <div>{made ? <LandingLook campaign={made} /> : <NoLook />}</div>
        <Cards>
          <StartCard campaign={campaign} made={made} currency={account.currency} />
          <CeilingOffer ceiling={answer.ceiling?.amount ?? null} currency={account.currency} />
        </Cards>
      </ColumnsLayout>
    </>
  )
}

/** Which page the ad of a campaign leads to that was made elsewhere is not known before it runs. */
const NoLook = () => (
  <Note tone="info">
    This campaign wasn’t made with Fettle, so we don’t know yet which page its ad leads to. Open that page on
    your phone, and look at it as a customer would, before you start the ad.
  </Note>
)
