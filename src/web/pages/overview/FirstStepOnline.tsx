import { Button } from '@mantine/core'
import { nextOnline } from '#core/getting-online/way-online.ts'
import type { WayOnline } from '#web/shared/getting-online/use-way-online.ts'
import { StepList } from '#web/kit/check/StepList.tsx'
import { TopPriorityCard } from '#web/kit/overview/TopPriorityCard.tsx'
import { GoogleDescription } from './GoogleDescription.tsx'

const TELL = { href: '/profile/online-presence', label: 'Tell us the address' }

/** The step of the way online that is to do now, with everything that it takes. */
export function FirstStepOnline({ way: { steps, businessName, city, setDone } }: { way: WayOnline }) {
  const step = nextOnline(steps)
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
      {id !== 'tell' && (
        <Button variant="default" onClick={() => setDone(id, true)}>
          {id === 'maps' ? 'I’m on Google Maps' : 'I’ve done this'}
        </Button>
      )}
    </TopPriorityCard>
  )
}
