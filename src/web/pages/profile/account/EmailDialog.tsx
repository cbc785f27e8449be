import { accountCall } from '#web/app/calls/account-calls.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { PasswordAsked } from './PasswordAsked.tsx'

interface EmailDialogProps {
  email: string
  hasPassword: boolean
  onClose: () => void
}

/** Another address is saved once the owner has opened the link that is sent there. */
export function EmailDialog({ email, hasPassword, onClose }: EmailDialogProps) {
  const onDone = () => {
    showDone(`We sent a link to ${email}. Your email changes once you open it.`)
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title="Change your email">
      <p>We’ll send a link to {email}. Until you open it, you log in with the old one.</p>
      <PasswordAsked
        label="Send me the link"
        hasPassword={hasPassword}
        send={(proof) => accountCall('/change-email', { newEmail: email, ...proof })}
        onDone={onDone}
      />
    </Dialog>
  )
}
