import { Button } from '@mantine/core'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import type { Tally } from '../../kit/overview/tally.ts'
import { KeepResults } from '../../kit/visitor/KeepResults.tsx'
import { KEEP } from './visit-words.ts'

/** What was found in a line, and the way to keep it. */
export const KeepCard = ({ tally }: { tally: Tally }) => (
  <KeepResults title={KEEP.title} line={KEEP.line} tally={tally}>
    <Button component={LinkTo} href="/register">
      {KEEP.button}
    </Button>
  </KeepResults>
)
