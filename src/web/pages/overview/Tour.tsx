import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { meQuery } from '#web/app/session/session.ts'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'
import { Spotlight } from '#web/kit/surface/Spotlight.tsx'
import { TOUR_STEPS } from './tour-steps.ts'

/** The tour: a light on one part of the page after the other, with a card that explains it. It can be left at any card. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  useRemembered()
  const step = TOUR_STEPS[place]
  if (!step) return null
  const isLast = place === TOUR_STEPS.length - 1
  const back = () => {
    setPlace(place - 1)
    // This button is not on the first card: with it, the focus would leave the dialog.
    if (place === 1) next.current?.focus()
  }
  return (
    <Spotlight on={step.on} title={step.title} onClose={onClose}>
      <p aria-live="polite">{step.text}</p>
      <SmallLine>
        {place + 1} of {TOUR_STEPS.length}
      </SmallLine>
      <Group justify="space-between">
        {!isLast && (
          <Button variant="subtle" onClick={onClose}>
            Skip
          </Button>
        )}
        <Group gap="xs" ml="auto">
          {place > 0 && (
            <Button variant="default" onClick={back}>
              Back
            </Button>
          )}
          <Button ref={next} data-autofocus onClick={isLast ? onClose : () => setPlace(place + 1)}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </Group>
      </Group>
    </Spotlight>
  )
}

/** Stores that the tour was shown, so that it does not open by itself again, whether it was skipped or seen to its end. */
function useRemembered(): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => callApi('POST /me/tour-seen'),
    onSuccess: () => client.setQueryData(meQuery.queryKey, (owner) => owner && { ...owner, tourSeen: true }),
    meta: { toast: false },
  })
  useEffect(() => mutate(), [mutate])
}
