import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { meQuery } from '#web/app/session/session.ts'
import { PlainFrame } from '#web/kit/frame/PlainFrame.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { useStop, usePublicScan } from '#web/shared/public-scan/use-public-scan.ts'
import { PublicScanBody } from './PublicScanBody.tsx'
import { Keep, PublicScanNotes } from './PublicScanNotes.tsx'
import { isEnded } from '#web/shared/public-scan/public-scan-view.ts'
import { type PublicScanProps, PublicScanTop } from './PublicScanTop.tsx'
import { useFirstJob } from './use-first-job.ts'

/** The button of the top bar: stop while a scan runs, then another website. */
function Ending({ results, view }: PublicScanProps) {
  const stop = useStop()
  const scan = results?.scan
  if (isEnded(results, view)) {
    return (
      <Button component={LinkTo} href="/home" variant="subtle" size="sm">
        Check another website
      </Button>
    )
  }
  if (!scan) return null
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={stop.isPending || (stop.isSuccess && stop.variables === scan.id)}
      onClick={() => stop.mutate(scan.id)}
    >
      Stop
    </Button>
  )
}

function Whole({ results, view }: PublicScanProps) {
  const seen = useFirstJob(results, view)
  return (
    <>
      <PublicScanTop results={results} view={view} />
      <PublicScanBody
        view={view}
        seen={seen}
        host={results?.website.host ?? 'your website'}
        keep={<Keep results={results} view={view} />}
      >
        <PublicScanNotes results={results} view={view} />
      </PublicScanBody>
    </>
  )
}

/** Results arriving one by one, each in its position. An owner's arrive on the overview. */
export function PublicScanPage() {
  const { query, view } = usePublicScan()
  const { data: owner } = useQuery(meQuery)
  if (owner) return <Navigate to="/" replace />
  return (
    <PlainFrame home="/home" action={<Ending results={query.data ?? null} view={view} />}>
      <Loaded
        query={query}
        skeleton={<Whole results={null} view={view} />}
        missing={<Navigate to="/home" replace />}
      >
        {(results) => <Whole results={results} view={view} />}
      </Loaded>
    </PlainFrame>
  )
}
