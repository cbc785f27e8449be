import { Button } from '@mantine/core'
import { useOnline } from '#web/app/live/use-online.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { KeepResults } from '#web/kit/visitor/KeepResults.tsx'
import { usePublicScanStart } from '#web/shared/public-scan/use-public-scan-start.ts'
import { isEnded, mayScanAgain } from '#web/shared/public-scan/public-scan-view.ts'
import { AGAIN, KEEP, OFFLINE } from './public-scan-words.ts'
import type { PublicScanProps } from './PublicScanTop.tsx'

/** Notes above the results: no connection, and a scan that ended early. */
export function PublicScanNotes({ results, view }: PublicScanProps) {
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
      {ended && mayScanAgain(results, view) && address !== null && <Again address={address} />}
    </>
  )
}

/** At the end: the counts, and how to keep the results. */
export function Keep({ results, view }: PublicScanProps) {
  if (!isEnded(results, view) || view.done === 0) return null
  return (
    <KeepResults title={KEEP.title} line={KEEP.line} tally={view.tally}>
      <Button component={LinkTo} href="/register">
        {KEEP.button}
      </Button>
    </KeepResults>
  )
}

function Again({ address }: { address: string }) {
  const { start, busy, error } = usePublicScanStart()
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
      {error === undefined ? AGAIN.line : <span role="alert">{error}</span>}
    </StateCard>
  )
}
