import { Button } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { Loaded } from '../../app/Loaded.tsx'
import { PlainFrame } from '../../kit/frame/PlainFrame.tsx'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { useStop, useVisit } from './use-visit.ts'
import { VisitBody } from './VisitBody.tsx'
import { isOver, type Results, type VisitView } from './visit-view.ts'
import { VisitTop } from './VisitTop.tsx'

interface Seen {
  results: Results | null
  view: VisitView
}

/** The button of the top bar: stop while a look goes on, then another website. */
function Ending({ results, view }: Seen) {
  const stop = useStop()
  const scan = results?.scan
  if (view.isWhole || isOver(results)) {
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
      loading={stop.isPending || stop.isSuccess}
      onClick={() => stop.mutate(scan.id)}
    >
      Stop
    </Button>
  )
}

const Whole = ({ results, view }: Seen) => (
  <>
    <VisitTop results={results} view={view} />
    <VisitBody view={view} />
  </>
)

/** Results landing one by one, each in its place. */
export function VisitPage() {
  const { query, view } = useVisit()
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
