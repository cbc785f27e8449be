import { useLocation } from '@tanstack/react-router'
import { momentWords } from '#core/format/moment.ts'
import type { GoogleProfile } from '#core/google-profile/profile.ts'
import type { GoogleProfileAnswer } from '#web/app/queries/google-profile-query.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { PartButtons } from '#web/kit/google/Parts.tsx'
import { Cards, ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { Tabs } from '#web/kit/surface/Tabs.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { AboutTab } from './AboutTab.tsx'
import { ConnectButton } from './ConnectCard.tsx'
import { ContactTab } from './ContactTab.tsx'
import { HoursTab } from './HoursTab.tsx'
import { PendingNote } from './PendingNote.tsx'
import { ReviewsTab } from './ReviewsTab.tsx'
import { SeenCard } from './SeenCard.tsx'
import { STATE_WORDS, UNVERIFIED_WORDS } from './words.ts'

const ABOUT = '/google-profile'
const HOURS = '/google-profile/opening-hours'
const REVIEWS = '/google-profile/reviews'
const CONTACT = '/google-profile/contact'

const SLOW = 'Google may take 48 hours or more over a change.'
const SAMPLE_LEAD =
  'A made-up business. What you change or answer here stays in the sample: nothing is sent to Google.'

interface ProfileTabsProps {
  answer: GoogleProfileAnswer
  profile: GoogleProfile
}

/** The profile on its four tabs, with what people see beside them. */
export function ProfileTabs({ answer, profile }: ProfileTabsProps) {
  const { pathname } = useLocation()
  const { timeZone } = useMe()
  const { mode, isSetUp, readAt, reviews, state } = answer
  const read = readAt === null ? '' : ` Read ${momentWords(readAt, new Date(), timeZone)}.`
  const tabs = [
    { href: ABOUT, label: 'About' },
    { href: HOURS, label: 'Opening hours' },
    { href: REVIEWS, label: reviews?.areShown ? `Reviews ${reviews.total}` : 'Reviews' },
    { href: CONTACT, label: 'Contact' },
  ]
  const { tone, text } = STATE_WORDS[profile.verification]
  // A form begins again with what Google has now; what was typed and not sent is restored.
  const known = JSON.stringify(profile)
  const canChange = profile.verification === 'verified' && state === 'connected'
  const isSample = mode === 'sample'
  const tab = { profile, canChange, isSample }
  return (
    <>
      <PageHead
        title={`${profile.title || 'Your business'} on Google`}
        lead={isSample ? SAMPLE_LEAD : `What people see on Google Search and Maps.${read} ${SLOW}`}
        action={
          <StatusPill tone={tone} size="lg">
            {text}
          </StatusPill>
        }
      />
      {isSample && (
        <>
          <SampleBanner />
          {isSetUp && (
            <PartButtons>
              <ConnectButton label="Connect the real account" />
            </PartButtons>
          )}
        </>
      )}
      <Tabs label="Your profile" tabs={tabs} here={pathname} />
      <Cards>
        <PendingNote profile={profile} />
        <Notes answer={answer} profile={profile} />
        <ColumnsLayout shape="wideLeft">
          <div>
            {pathname === ABOUT && <AboutTab key={known} {...tab} />}
            {pathname === HOURS && <HoursTab key={known} {...tab} />}
            {pathname === REVIEWS && (
              <ReviewsTab reviews={reviews} canChange={canChange} isSample={isSample} />
            )}
            {pathname === CONTACT && <ContactTab key={known} {...tab} />}
          </div>
          <div>
            <SeenCard profile={profile} reviews={reviews} />
          </div>
        </ColumnsLayout>
      </Cards>
    </>
  )
}

/** Why it cannot be changed, or is not fresh. */
function Notes({ answer, profile }: ProfileTabsProps) {
  if (answer.state === 'needs_reconnect')
    return (
      <Note tone="warning" lead="Connect it again.">
        Google no longer accepts the permission that you gave. This is what we read before.{' '}
        <ConnectButton label="Connect Google again" />
      </Note>
    )
  if (profile.verification !== 'verified')
    return (
      <Note tone="warning" lead="You can’t change it here yet.">
        Google takes changes of a verified profile only. {UNVERIFIED_WORDS[profile.verification]}
      </Note>
    )
  if (answer.failure !== null)
    return (
      <Note tone="unable" lead="Google didn’t answer the last time.">
        This is what we read before. We try again by ourselves.
      </Note>
    )
  return null
}
