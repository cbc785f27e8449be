import { useQuery } from '@tanstack/react-query'
import { checks } from '#web/app/catalogue.generated.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { type GoogleProfileAnswer, googleProfileQuery } from '#web/app/queries/google-profile-query.ts'
import { BackLink } from '#web/kit/surface/BackLink.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { ConnectCard } from './ConnectCard.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

const TITLE = 'Your business on Google'
const CHECK = checks.find(({ service }) => service === 'businessProfile')?.path ?? '/'

/** The owner's business profile on Google: about, opening hours, reviews, contact. */
export function GoogleProfilePage() {
  usePageTitle(TITLE)
  return (
    <>
      <BackLink href={CHECK} label="Business profile" />
      <Loaded query={useQuery(googleProfileQuery)} skeleton={<ListSkeleton groups={1} rows={6} />} isPage>
        {(answer) => <Shown answer={answer} />}
      </Loaded>
    </>
  )
}

function Shown({ answer }: { answer: GoogleProfileAnswer }) {
  const { profile, state } = answer
  // What was read before stays visible while the account has to be connected again.
  if (profile && state !== 'needs_selection') return <ProfileTabs answer={answer} profile={profile} />
  return (
    <>
      <PageHead title={TITLE} lead="What people see on Google Search and Maps." />
      <Cards>
        <ConnectCard answer={answer} />
      </Cards>
    </>
  )
}
