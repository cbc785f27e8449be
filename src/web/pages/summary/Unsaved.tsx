import { Button } from '@mantine/core'
import type { TypedSummary } from '#summary/shape.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { SaveFoot } from '#web/shared/forms/SaveFoot.tsx'
import type { ProfileForm } from '#web/shared/forms/use-profile-form.ts'

interface UnsavedProps {
  profile: ProfileForm<TypedSummary>
  /** Something that was typed cannot be saved. */
  isWrong: boolean
  onEdit: () => void
}

/** Above the page while it shows more than was saved: print and PDF have only what was. Leaving asks here too. */
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
        <Note tone="warning" lead="This is what was saved last.">
          Something you typed since needs another look.{' '}
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
