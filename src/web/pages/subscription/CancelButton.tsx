import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { subscriptionQuery } from '#web/app/queries/subscription-queries.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'

/** Cancels a monthly subscription, after asking. */
export function CancelButton({ isDue }: { isDue: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /subscription/cancel'),
    onSuccess: (now) => {
      client.setQueryData(subscriptionQuery.queryKey, now)
      setOpen(false)
      showDone('Your subscription is cancelled.')
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Cancel my subscription
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Cancel my subscription">
        <p>
          {isDue
            ? 'We won’t take any more payments, and your subscription ends today.'
            : 'We won’t take any more payments. It lasts until the end of the month you’ve paid for.'}{' '}
          Your results, plan and reports stay as they are.
        </p>
        <CardFoot>
          <Button color="red" loading={isPending} onClick={() => mutate()}>
            Cancel my subscription
          </Button>
          <Button variant="default" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </CardFoot>
      </Dialog>
    </>
  )
}
