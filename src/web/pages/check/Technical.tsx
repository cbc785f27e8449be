import { Button, Stack } from '@mantine/core'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconSend } from '#web/kit/icons.ts'
import { Evidence } from '#web/shared/results/Evidence.tsx'
import { HandOverList } from '#web/shared/hand-over/HandOverList.tsx'

interface TechnicalProps {
  answer: CheckAnswer
  /** The result is about the owner's own accounts. */
  staysHere: boolean
  onHandOver: (() => void) | undefined
}

/** Technical details for the web person, and the button for a hand-over link. */
export function Technical({ answer, staysHere, onHandOver }: TechnicalProps) {
  return (
    <Stack>
      <Evidence result={answer.newest} />
      {onHandOver && (
        <Button variant="default" size="sm" leftSection={<Icon of={IconSend} />} onClick={onHandOver}>
          Send to my web person
        </Button>
      )}
      {staysHere && <SmallPrint>This is about your own accounts, so it stays with you.</SmallPrint>}
      <HandOverList given={answer.handOvers} />
    </Stack>
  )
}
