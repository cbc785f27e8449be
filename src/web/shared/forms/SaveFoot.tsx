import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { CardFoot, StickyFoot } from '#web/kit/forms/CardFoot.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import type { ProfileForm } from './use-profile-form.ts'

type Saving = Pick<ProfileForm<unknown>, 'isDirty' | 'isSaving' | 'save' | 'discard'>

interface SaveFootProps extends Saving {
  /** The form may be saved without a change. */
  canSave?: boolean
  /** Stays visible while a long form is scrolled, as long as there is something to save. */
  isSticky?: boolean
}

/** The buttons of a profile form. Leaving with unsaved changes asks first. */
export function SaveFoot(props: SaveFootProps) {
  const { isDirty, isSaving, save, discard, canSave = isDirty, isSticky = false } = props
  const Foot = isSticky ? StickyFoot : CardFoot
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const leaveSaved = async () => {
    const isSaved = await save()
    if (isSaved) blocker.proceed?.()
    else blocker.reset?.()
  }
  const leaveWithout = () => {
    discard()
    blocker.proceed?.()
  }
  return (
    <>
      {(canSave || !isSticky) && (
        <Foot>
          {isDirty && (
            <Button variant="subtle" disabled={isSaving} onClick={discard}>
              Discard
            </Button>
          )}
          <Button type="submit" loading={isSaving} disabled={!canSave}>
            Save
          </Button>
        </Foot>
      )}
      <Dialog
        opened={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="You have unsaved changes"
      >
        <CardFoot>
          <Button variant="default" disabled={isSaving} onClick={leaveWithout}>
            Discard
          </Button>
          <Button loading={isSaving} onClick={() => void leaveSaved()}>
            Save
          </Button>
        </CardFoot>
      </Dialog>
    </>
  )
}
