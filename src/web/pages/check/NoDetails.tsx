import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CheckRoute } from '#core/check-at.ts'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { useScanGoing } from '#web/app/live/use-scan-going.ts'
import { CheckHeader } from '#web/kit/check/CheckHeader.tsx'
import { CheckLayout } from '#web/kit/check/CheckLayout.tsx'
import { CheckRail } from '#web/kit/check/CheckRail.tsx'
import { atRest } from '#web/kit/surface/at-rest.ts'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { Sides } from './Sides.tsx'

/** A check without a result: what it is, and the button that runs it. */
export function NoDetails({ route }: { route: CheckRoute<ListedCheck> }) {
  const { check, back, sides } = route
  const { title, what, why } = check.words
  const { website } = useMe()
  const isLooking = useScanGoing()
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: () => callApi('POST /checks/{id}/run', { params: { id: check.id } }),
    onSuccess: ({ message }) => {
      showDone(message)
      void client.invalidateQueries({ queryKey: ['results'] })
    },
  })
  const { reset } = run
  // A scan may end without a result of this check: then it can be run once more.
  useEffect(() => (isLooking ? reset : undefined), [isLooking, reset])
  const isGoing = isLooking || run.isSuccess
  const isAtRest = run.isPending || isGoing
  return (
    <CheckLayout rail={<CheckRail what={what} why={why} />}>
      <CheckHeader
        back={{ href: back.path, label: back.label }}
        title={title}
        tone="waiting"
        status={isGoing ? 'Looking now' : 'Not run yet'}
        line={`No details found for ${title}`}
      />
      <Sides sides={sides} chosen={check.id} />
      <StateCard
        kind="empty"
        title="The result will be here"
        actions={
          <Button {...atRest(isAtRest)} onClick={isAtRest ? undefined : () => run.mutate()}>
            {isGoing ? 'Running test' : 'Run test'}
          </Button>
        }
      >
        {isGoing
          ? website?.address === null
            ? 'We’re putting your results together. This one will show up here.'
            : 'We’re looking at your website now. It’ll show up here.'
          : 'What we saw, what to do about it, and how it changes over time.'}
      </StateCard>
    </CheckLayout>
  )
}
