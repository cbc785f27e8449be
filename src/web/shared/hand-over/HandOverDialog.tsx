import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { HandOverForm, type NewHandOver } from './HandOverForm.tsx'
import { MadeLink } from './MadeLink.tsx'
import { refreshHandOvers } from './refresh-hand-overs.ts'

interface HandOverDialogProps {
  /** The check that it was opened for; absent: the plan. */
  check?: { id: string; title: string } | undefined
  onClose: () => void
}

/** Makes a hand-over link: it has an end, and the owner can end it earlier. */
export function HandOverDialog({ check, onClose }: HandOverDialogProps) {
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: (body: NewHandOver) => callApi('POST /hand-overs', { body }),
    onSuccess: () => refreshHandOvers(client),
    meta: { toast: false },
  })
  return (
    <Dialog opened onClose={onClose} title="Send to my web person">
      {make.data ? (
        <MadeLink made={make.data} onClose={onClose} />
      ) : (
        <HandOverForm
          check={check}
          isBusy={make.isPending}
          failure={make.error}
          onMake={make.mutate}
          onEdit={make.reset}
        />
      )}
    </Dialog>
  )
}
