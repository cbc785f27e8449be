import { Button } from '@mantine/core'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import type { Leaving } from './use-leaving.ts'

/** Asks what becomes of the draft. */
export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  const { isOpen, isBusy, isUnsaved, stay, save, discard, leave } = leaving
  return (
    <Dialog opened={isOpen} onClose={stay} title="Keep this campaign as a draft?">
      {isUnsaved ? (
        <div role="alert">
          <Note tone="warning" lead="It couldn’t be saved.">
            What you typed is kept in this browser, until you log out. Open New campaign here to go on.
          </Note>
        </div>
      ) : (
        <p>A saved draft waits in Ads. A discarded one is gone, and can’t be brought back.</p>
      )}
      <CardFoot>
        <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void discard()}>
          Discard
        </Button>
        {isUnsaved ? (
          <Button onClick={() => void leave()}>Leave all the same</Button>
        ) : (
          <Button loading={isBusy} onClick={() => void save()}>
            Save draft
          </Button>
        )}
      </CardFoot>
    </Dialog>
  )
}
