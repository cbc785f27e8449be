import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { callApi } from '#web/app/calls/client.ts'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { HandOverForm, type HandOverWish } from './HandOverForm.tsx'
import { MadeLink } from './MadeLink.tsx'

interface HandOverDialogProps {
  check: ListedCheck
  title: string
  onClose: () => void
}

/** Makes a hand-over link: read-only, with an end, and the owner can end it earlier. */
export function HandOverDialog({ check, title, onClose }: HandOverDialogProps) {
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: (body: HandOverWish) => callApi('POST /hand-overs', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['check'] }),
    meta: { toast: false },
  })
  return (
    <Dialog opened onClose={onClose} title="Send to my web person">
      {make.data ? (
        <MadeLink made={make.data} onClose={onClose} />
      ) : (
        <HandOverForm
          check={check}
          title={title}
          isBusy={make.isPending}
          failure={make.error}
          onMake={make.mutate}
          onEdit={make.reset}
        />
      )}
    </Dialog>
  )
}
