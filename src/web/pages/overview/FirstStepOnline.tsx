import { MAPS_CHECK, type WayOnline } from '#web/shared/getting-online/use-way-online.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { StepList } from '#web/kit/check/StepList.tsx'
import { TopPriorityCard } from '#web/kit/overview/TopPriorityCard.tsx'
import { SURVEY_QUERY } from '#web/app/nav/use-open-questions.ts'
import { GoogleDescription } from './GoogleDescription.tsx'

const TELL = { href: '/profile/online-presence', label: 'Tell us the address' }

/** The first step of the way online, with everything that it takes. */
export function FirstStepOnline({ way: { steps, businessName, city } }: { way: WayOnline }) {
  const [step] = steps
  if (!step) return null
  const { id, title, why, time, cost, how } = step
  return (
    <TopPriorityCard
      title={title}
      why={why}
      time={time}
      who="You can do this yourself"
      cost={cost}
      action={id === 'tell' ? TELL : undefined}
    >
      {id === 'maps' && <GoogleDescription businessName={businessName} city={city} />}
      <StepList steps={how.map((text) => ({ text }))} />
      {id === 'maps' && MAPS_CHECK && (
        <p>
          <LinkTo href={`${MAPS_CHECK.path}?${SURVEY_QUERY}`}>I’m on Google Maps already</LinkTo>
        </p>
      )}
    </TopPriorityCard>
  )
}
