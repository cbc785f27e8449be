import { useQuery } from '@tanstack/react-query'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { signInQuery } from '#web/app/queries/sign-in-queries.ts'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { PasswordAsked } from './PasswordAsked.tsx'

interface EmailDialogProps {
  email: string
  hasPassword: boolean
  onClose: () => void
}

/** Another address is saved once the owner has opened the link that is sent there. */
export function EmailDialog({ email, hasPassword, onClose }: EmailDialogProps) {
  const sendsMail = useQuery(signInQuery).data?.sendsMail ?? true
  const onDone = () => {
    showDone(
      sendsMail
        ? `We sent a link to ${email}. Your email changes once you open it.`
        : 'Ask whoever runs this Fettle for the link. Your email changes once you open it.',
    )
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title="Change your email">
      {sendsMail ? (
        <p>We’ll send a link to {email}. Until you open it, you log in with the old one.</p>
      ) : (
        <p>
          This Fettle sends no email. Whoever runs it finds the link for {email} under Mail, in its operator’s
          pages. Until you open the link, you log in with the old address.
        </p>
      )}
      <PasswordAsked
        label={sendsMail ? 'Send me the link' : 'Make the link'}
        hasPassword={hasPassword}
        send={(proof) => accountCall('/change-email', { newEmail: email, ...proof })}
        onDone={onDone}
      />
    </Dialog>
  )
}
