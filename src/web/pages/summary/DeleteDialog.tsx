import { Button } from '@mantine/core'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'

interface DeleteDialogProps {
  /** What would be deleted; without it the dialog is closed. */
  what: string | undefined
  onClose: () => void
  onDelete: () => void
}

/** Asks before something is deleted. */
export const DeleteDialog = ({ what, onClose, onDelete }: DeleteDialogProps) => (
  <Dialog opened={what !== undefined} onClose={onClose} title={`Delete “${what ?? ''}”?`}>
    <p>This can't be undone.</p>
    <CardFoot>
      <Button variant="default" onClick={onClose}>
        Keep it
      </Button>
      <Button color="red" onClick={onDelete}>
        Delete
      </Button>
    </CardFoot>
  </Dialog>
)
