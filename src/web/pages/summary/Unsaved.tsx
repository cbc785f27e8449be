import { Button } from '@mantine/core'
import type { TypedSummary } from '#summary/shape.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { SaveFoot } from '#web/shared/forms/SaveFoot.tsx'
import type { ProfileForm } from '#web/shared/forms/use-profile-form.ts'

interface UnsavedProps {
  profile: ProfileForm<TypedSummary>
  /** A typed value is invalid and cannot be saved. */
  isWrong: boolean
  onEdit: () => void
}

/** Shown above the page while there are unsaved changes, which print and PDF do not contain. Leaving asks first. */
export function Unsaved({ profile, isWrong, onEdit }: UnsavedProps) {
  if (!profile.isDirty) return null
  const save = async (): Promise<boolean> => {
    const isSaved = await profile.save()
    if (!isSaved) onEdit()
    return isSaved
  }
  return (
    <>
      {isWrong ? (
        <Note tone="warning" lead="This is the last version you saved.">
          Something you’ve typed since needs fixing.{' '}
          <Button variant="subtle" size="sm" onClick={onEdit}>
            Edit
          </Button>
        </Note>
      ) : (
        <Note tone="info" lead="Not saved yet.">
          Print and PDF show what you saved last.
        </Note>
      )}
      <form
        aria-label="Unsaved changes"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <SaveFoot {...profile} save={save} />
      </form>
    </>
  )
}
