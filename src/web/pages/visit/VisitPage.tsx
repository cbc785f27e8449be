import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Loaded } from '../../app/Loaded.tsx'
import { meQuery } from '../../app/session.ts'
import { PlainFrame } from '../../kit/frame/PlainFrame.tsx'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { useStop, useVisit } from './use-visit.ts'
import { VisitBody } from './VisitBody.tsx'
import { VisitNotes } from './VisitNotes.tsx'
import { isEnded } from './visit-view.ts'
import { type Seen, VisitTop } from './VisitTop.tsx'

/** The button of the top bar: stop while a look goes on, then another website. */
function Ending({ results, view }: Seen) {
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

const Whole = ({ results, view }: Seen) => (
  <>
    <VisitTop results={results} view={view} />
    <VisitBody view={view}>
      <VisitNotes results={results} view={view} />
    </VisitBody>
  </>
)

/** Results landing one by one, each in its place. An owner's land on the overview. */
export function VisitPage() {
  const { query, view } = useVisit()
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
