import { Button } from '@mantine/core'
import { useOnline } from '../../app/use-online.ts'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { Note } from '../../kit/surface/Note.tsx'
import { StateCard } from '../../kit/surface/StateCard.tsx'
import { KeepResults } from '../../kit/visitor/KeepResults.tsx'
import { useVisitStart } from '../home/use-visit-start.ts'
import { isEnded, mayLookAgain } from './visit-view.ts'
import { AGAIN, KEEP, OFFLINE } from './visit-words.ts'
import type { Seen } from './VisitTop.tsx'

/** What stands above the results: no connection, a look that broke off, and at the end the way to keep what was found. */
export function VisitNotes({ results, view }: Seen) {
  const isOnline = useOnline()
  const ended = isEnded(results, view)
  const address = results?.website.address ?? null
  return (
    <>
      {!isOnline && (
        <Note tone="unable" lead={OFFLINE.lead}>
          {OFFLINE.line}
        </Note>
      )}
      {ended && mayLookAgain(results, view) && address !== null && <Again address={address} />}
      {ended && view.done > 0 && (
        <KeepResults title={KEEP.title} line={KEEP.line} tally={view.tally}>
          <Button component={LinkTo} href="/register">
            {KEEP.button}
          </Button>
        </KeepResults>
      )}
    </>
  )
}

function Again({ address }: { address: string }) {
  const { start, busy, error } = useVisitStart()
  return (
    <StateCard
      kind="unchecked"
      title={AGAIN.title}
      actions={
        <Button variant="default" loading={busy} onClick={() => start(address)}>
          {AGAIN.button}
        </Button>
      }
    >
      {error ?? AGAIN.line}
    </StateCard>
  )
}
