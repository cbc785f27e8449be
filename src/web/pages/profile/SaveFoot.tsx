import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { CardFoot } from '../../kit/forms/CardFoot.tsx'
import { Dialog } from '../../kit/surface/Dialog.tsx'
import type { ProfileForm } from './use-profile-form.ts'

type Saving = Pick<ProfileForm<unknown>, 'isDirty' | 'isSaving' | 'save' | 'discard'>

/** The foot of a form of the profile. Leaving with unsaved changes asks first. */
export function SaveFoot({ isDirty, isSaving, save, discard }: Saving) {
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
      <CardFoot>
        {isDirty && (
          <Button variant="subtle" disabled={isSaving} onClick={discard}>
            Discard
          </Button>
        )}
        <Button type="submit" loading={isSaving} disabled={!isDirty}>
          Save
        </Button>
      </CardFoot>
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
