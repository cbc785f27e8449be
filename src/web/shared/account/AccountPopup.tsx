import { Button } from '@mantine/core'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { QuestionLine, ButtonStack } from '#web/kit/forms/Narrow.tsx'

interface AccountPopupProps {
  opened: boolean
  onClose: () => void
  /** What is wrong with the account. */
  title: string
  /** The next step. */
  instead: { href: string; label: string }
}

/** A dialog about an account that does not exist, or already does: what to do instead, and whom to ask. */
export function AccountPopup({ opened, onClose, title, instead }: AccountPopupProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <ButtonStack>
        <Button component={LinkTo} href={instead.href} fullWidth>
          {instead.label}
        </Button>
        <QuestionLine>
          <span>Please contact</span>
          <LinkTo href="/contact-us">support</LinkTo>
        </QuestionLine>
      </ButtonStack>
    </Dialog>
  )
}
