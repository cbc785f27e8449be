import { Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { meQuery } from '#web/app/session/session.ts'
import { AsOf } from '#web/kit/surface/AsOf.tsx'
import { TOUR_STEPS } from './tour-steps.ts'
import { Dialog } from '#web/kit/surface/Dialog.tsx'

/** The tour: a few cards that can be closed at any time and opened again. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(0)
  useRemembered()
  const step = TOUR_STEPS[place]
  if (!step) return null
  const isLast = place === TOUR_STEPS.length - 1
  return (
    <Dialog opened onClose={onClose} title={step.title} closeLabel="Close the guide">
      <Stack>
        <p aria-live="polite">{step.text}</p>
        <AsOf>
          {place + 1} of {TOUR_STEPS.length}
        </AsOf>
        <Group justify="space-between">
          {place === 0 ? (
            <Button variant="subtle" onClick={onClose}>
              Skip
            </Button>
          ) : (
            <Button variant="default" onClick={() => setPlace(place - 1)}>
              Back
            </Button>
          )}
          <Button onClick={isLast ? onClose : () => setPlace(place + 1)}>{isLast ? 'Done' : 'Next'}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Stores that the tour was shown, so that it does not open by itself again. */
function useRemembered(): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => callApi('POST /me/tour-seen'),
    onSuccess: () => client.setQueryData(meQuery.queryKey, (owner) => owner && { ...owner, tourSeen: true }),
    meta: { toast: false },
  })
  useEffect(() => mutate(), [mutate])
}
