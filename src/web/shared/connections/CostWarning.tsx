import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { adsTermsQuery } from '#web/app/queries/ads-queries.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'

interface CostWarningProps {
  /** Connects; called once the warning is accepted. */
  onAccepted: () => void
  onClose: () => void
}

/** What ads cost, to be accepted once before an ads account is connected. */
export function CostWarning({ onAccepted, onClose }: CostWarningProps) {
  const client = useQueryClient()
  const [isUnderstood, setUnderstood] = useState(false)
  const accept = useMutation({
    mutationFn: (version: string) => callApi('PUT /ads/terms', { body: { version } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adsTermsQuery.queryKey })
      onAccepted()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Before you connect your ads">
      <Loaded query={useQuery(adsTermsQuery)} skeleton={<ListSkeleton groups={1} rows={2} />}>
        {({ version, words, acceptedAt }) => (
          <>
            <p>{words}</p>
            {acceptedAt === null && (
              <Tick
                label="I understand"
                checked={isUnderstood}
                onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
              />
            )}
            <CardFoot>
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button
                disabled={acceptedAt === null && !isUnderstood}
                loading={accept.isPending || accept.isSuccess}
                onClick={() => (acceptedAt === null ? accept.mutate(version) : onAccepted())}
              >
                Connect
              </Button>
            </CardFoot>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
