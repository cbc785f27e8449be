import { Button } from '@mantine/core'
import { Dialog } from '#web/kit/surface/Dialog.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { AskLine, ButtonStack } from '#web/kit/forms/Narrow.tsx'

interface AccountPopupProps {
  opened: boolean
  onClose: () => void
  /** What is the matter with the account. */
  title: string
  /** The way on. */
  instead: { href: string; label: string }
}

/** An account that is not there, or already is: what to do instead, and whom to ask. */
export function AccountPopup({ opened, onClose, title, instead }: AccountPopupProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <ButtonStack>
        <Button component={LinkTo} href={instead.href} fullWidth>
          {instead.label}
        </Button>
        <AskLine>
          <span>Please contact</span>
          <LinkTo href="/contact-us">support</LinkTo>
        </AskLine>
      </ButtonStack>
    </Dialog>
  )
}
