import type { ReactNode } from 'react'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { SaveFoot } from './SaveFoot.tsx'
import type { ProfileForm } from './use-profile-form.ts'

interface ProfileCardProps extends Pick<ProfileForm<unknown>, 'isDirty' | 'isSaving' | 'save' | 'discard'> {
  title: string
  hint?: string
  children: ReactNode
}

/** A form of the profile on its card. */
export function ProfileCard({ title, hint, children, ...saving }: ProfileCardProps) {
  return (
    <Card title={title} hint={hint}>
      <form
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saving.save()
        }}
      >
        <Fields>{children}</Fields>
        <SaveFoot {...saving} />
      </form>
    </Card>
  )
}
