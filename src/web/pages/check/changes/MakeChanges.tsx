import { Button, Stack } from '@mantine/core'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconMessageQuestion, IconRefresh } from '#web/kit/icons.ts'
import { SendToWebPerson } from '../ready-made/AfterPasting.tsx'
import { RerunWait } from '../RerunWait.tsx'
import { isStartable, type Rerun } from '../use-rerun.ts'
import { SetAsideForm } from './SetAsideForm.tsx'
import { atRest } from '#web/kit/surface/at-rest.ts'
import { Dialog } from '#web/kit/surface/Dialog.tsx'

interface MakeChangesProps {
  answer: CheckAnswer
  rerun: Rerun
  onSurvey: (() => void) | undefined
  /** Absent: the result stays with the owner. */
  onHandOver: (() => void) | undefined
  onClose: () => void
}

/** What the owner can do about a check beside its steps. */
export function MakeChanges({ answer, rerun, onSurvey, onHandOver, onClose }: MakeChangesProps) {
  const testAgain = () => {
    rerun.start()
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={`Make changes: ${answer.title}`}>
      <Stack>
        {onSurvey && (
          <Button leftSection={<Icon of={IconMessageQuestion} />} onClick={onSurvey}>
            Update your answers
          </Button>
        )}
        <div>
          <Button
            fullWidth
            variant="default"
            leftSection={<Icon of={IconRefresh} />}
            {...atRest(!isStartable(rerun))}
            onClick={isStartable(rerun) ? testAgain : undefined}
          >
            My web person fixed this: test again
          </Button>
          <RerunWait rerun={rerun} />
        </div>
        {onHandOver && <SendToWebPerson onClick={onHandOver} />}
        {answer.override === null && answer.item !== null && (
          <SetAsideForm check={answer.check} onDone={onClose} />
        )}
      </Stack>
    </Dialog>
  )
}
