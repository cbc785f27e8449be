import { useState } from 'react'
import { MESSAGES } from '#ads/messages.ts'
import type { DialogChange } from '#ads/check-dialog-change.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { UnderstoodTick } from './UnderstoodTick.tsx'

interface RemoveDialogProps {
  name: string
  change: DialogChange
  onClose: () => void
}

/** Asks before something is removed. */
export function RemoveDialog({ name, change, onClose }: RemoveDialogProps) {
  const [isUnderstood, setUnderstood] = useState(false)
  return (
    <ChangeDialog
      title={`Remove “${name}”`}
      submit="Remove"
      isDanger
      fields={['understood']}
      make={() => (isUnderstood ? { change } : { problems: { understood: MESSAGES.notUnderstood } })}
      onClose={onClose}
    >
      {(problemAt) => (
        <>
          <p>This can’t be undone.</p>
          <UnderstoodTick
            isUnderstood={isUnderstood}
            error={problemAt('understood')}
            onUnderstood={setUnderstood}
          />
        </>
      )}
    </ChangeDialog>
  )
}
