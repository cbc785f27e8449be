import { Box } from '@mantine/core'
import { clockTime } from '#core/dates.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'
import type { Rerun } from './use-rerun.ts'

interface RerunWaitProps {
  rerun: Rerun
  /** What may be done then, as its button says it. */
  words?: string
}

/** When a test may be rerun, while it may not. */
export function RerunWait({ rerun, words = 'You can re-run this test again from' }: RerunWaitProps) {
  const { timeZone } = useMe()
  if (rerun.waitUntil === null || rerun.isRunning) return null
  return (
    <Box mt={8}>
      <SmallLine>
        {words} {clockTime(rerun.waitUntil, timeZone)}.
      </SmallLine>
    </Box>
  )
}
