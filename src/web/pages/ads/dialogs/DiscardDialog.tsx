import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nameOfDraft, type CampaignDraftRow } from '#ads/tabs/campaigns-and-drafts.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'

interface DiscardDialogProps {
  draft: CampaignDraftRow
  onClose: () => void
}

/** Asks before a draft of a campaign is discarded. */
export function DiscardDialog({ draft, onClose }: DiscardDialogProps) {
  const client = useQueryClient()
  const discard = useMutation({
    mutationFn: () => callApi('DELETE /ads/drafts/{id}', { params: { id: draft.id } }),
    onSuccess: ({ message }) => {
      onClose()
      showDone(message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: adsQuery.queryKey, exact: true }),
  })
  return (
    <Dialog opened onClose={onClose} title={`Discard “${nameOfDraft(draft)}”`}>
      <p>This can’t be undone. Nothing of it is at Google.</p>
      <CardFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={discard.isPending} onClick={() => discard.mutate()}>
          Discard
        </Button>
      </CardFoot>
    </Dialog>
  )
}
