import { useState } from 'react'
import { MESSAGES } from '#ads/messages.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'

interface RemoveDialogProps {
  name: string
  change: AdsChange
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
          <Tick
            label="I understand"
            checked={isUnderstood}
            error={problemAt('understood')}
            onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
          />
        </>
      )}
    </ChangeDialog>
  )
}
