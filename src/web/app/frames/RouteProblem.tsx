import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useContext, useEffect, useState } from 'react'
import { PlainFrame } from '#web/kit/frame/PlainFrame.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { CallFailure } from '../calls/failure.ts'
import { reloadIfNewer } from '../live/newer-version.ts'
import { MeContext } from '../session/use-me.ts'

/**
 * Replaces a page that cannot be shown: the server does not answer, or part of the page failed. When the reason is a newer version of
 * Fettle, the page reloads by itself; otherwise the reader can try again.
 */
export function RouteProblem({ error }: ErrorComponentProps) {
  const isAway = error instanceof CallFailure && error.status === 0
  const isLookingForNewer = useNewer(!isAway)
  const isFramed = useContext(MeContext) !== null
  const card = !isLookingForNewer && <ProblemCard isAway={isAway} />
  return isFramed ? card : <PlainFrame home="/">{card}</PlainFrame>
}

const ProblemCard = ({ isAway }: { isAway: boolean }) => (
  <StateCard
    isPage
    kind={isAway ? 'offline' : 'error'}
    title={isAway ? 'We can’t reach Fettle' : 'We couldn’t show this page'}
    actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
  >
    {isAway
      ? 'You may be offline, or Fettle is having a short break. Nothing you saved is lost.'
      : 'Something went wrong at our end. Nothing you saved is lost.'}
  </StateCard>
)

/** True while it is not known whether the page must reload, and when it will. */
function useNewer(looks: boolean): boolean {
  const [isLooking, setLooking] = useState(looks)
  useEffect(() => {
    if (!looks) return
    void reloadIfNewer().then(setLooking, (problem: unknown) => {
      setLooking(false)
      throw problem
    })
  }, [looks])
  return isLooking
}
