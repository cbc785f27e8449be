import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { CallFailure } from '#web/app/calls/failure.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import { campaignDraftQuery } from '#web/app/queries/campaign-queries.ts'
import { businessInfoQuery, myAccountQuery } from '#web/app/queries/profile-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PageSkeleton } from '#web/kit/surface/PageSkeleton.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { CampaignWizard } from './CampaignWizard.tsx'
import { firstDraft } from './first-draft.ts'
import type { WizardAccount } from './use-wizard.ts'

const route = getRouteApi('/owner/ads/campaigns/new')

/** Makes a campaign in five steps; `?draft=` opens a kept one. */
export function CampaignWizardPage() {
  usePageTitle('New campaign')
  const { draft } = route.useSearch()
  // The address names a new draft once it is kept: the wizard stays open then.
  const [opened] = useState(draft ?? null)
  return (
    <Loaded query={useQuery(adsQuery)} skeleton={<PageSkeleton />} isPage>
      {({ account, today, mode }) => {
        if (account === null || today === null) return <NotConnected />
        const place = { account, today, mode }
        return opened === null ? <NewDraft place={place} /> : <OpenedDraft id={opened} place={place} />
      }}
    </Loaded>
  )
}

const NotConnected = () => (
  <StateCard
    kind="empty"
    isPage
    title="Connect your ads account"
    actions={<LinkTo href="/ads">Connect Google Ads</LinkTo>}
  >
    Then you can make a campaign here.
  </StateCard>
)

function NewDraft({ place }: { place: WizardAccount }) {
  const { website } = useMe()
  const business = useQuery(businessInfoQuery)
  const person = useQuery(myAccountQuery)
  const [isOpen, setOpen] = useState(false)
  // A query that failed loads again when the window has the focus again: the wizard stays open then.
  if (!isOpen && (business.isLoading || person.isLoading)) return <PageSkeleton />
  if (!isOpen) setOpen(true)
  const form = firstDraft({
    businessName: business.data?.businessName ?? null,
    phone: person.data?.phone ?? null,
    host: website?.host ?? null,
    today: place.today,
  })
  return <CampaignWizard place={place} draft={null} content={{ step: 'general', form }} />
}

function OpenedDraft({ id, place }: { id: string; place: WizardAccount }) {
  const query = useQuery(campaignDraftQuery(id))
  if (query.error instanceof CallFailure && query.error.status === 404)
    return (
      <StateCard
        kind="empty"
        isPage
        title="This draft isn’t here any more"
        actions={<LinkTo href="/ads/campaigns">Go to your campaigns</LinkTo>}
      >
        It was discarded, or it has become a campaign.
      </StateCard>
    )
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(draft) => (
        <CampaignWizard place={place} draft={draft} content={{ step: draft.step, form: draft.form }} />
      )}
    </Loaded>
  )
}
