import { Button, Group } from '@mantine/core'
import { Icon } from '#web/kit/Icon.tsx'
import { IconRefresh, IconSend } from '#web/kit/icons.ts'
import { atRest } from '#web/kit/surface/at-rest.ts'
import { RerunWait } from '../RerunWait.tsx'
import { isStartable, type Rerun } from '../use-rerun.ts'

interface AfterPastingProps {
  rerun: Rerun
  onHandOver: (() => void) | undefined
}

/** What to do once a piece is in place: look again at just this check, or send the piece to somebody. */
export const AfterPasting = ({ rerun, onHandOver }: AfterPastingProps) => (
  <div data-screen-only>
    <Group mt="md" gap="sm">
      <Button
        leftSection={<Icon of={IconRefresh} />}
        {...atRest(!isStartable(rerun))}
        onClick={isStartable(rerun) ? rerun.start : undefined}
      >
        {rerun.isRunning ? rerun.label : 'Check it now'}
      </Button>
      {onHandOver && <SendToWebPerson onClick={onHandOver} />}
    </Group>
    <RerunWait rerun={rerun} words="You can check it again from" />
  </div>
)

/** Offers to send what is on the page to the owner's web person. */
export const SendToWebPerson = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" leftSection={<Icon of={IconSend} />} onClick={onClick}>
    Send to my web person
  </Button>
)
