import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { PlainFrame } from '../kit/frame/PlainFrame.tsx'
import { StateCard } from '../kit/surface/StateCard.tsx'
import { CallFailure } from './failure.ts'

/**
 * Instead of a page that cannot be shown: nobody answers, or its own files are gone because a newer Fettle runs. Loading the page
 * anew helps against both.
 */
export function RouteProblem({ error }: ErrorComponentProps) {
  const isAway = error instanceof CallFailure && error.status === 0
  return (
    <PlainFrame home="/">
      <StateCard
        kind={isAway ? 'offline' : 'error'}
        title={isAway ? 'We can’t reach Fettle' : 'This page could not be shown'}
        actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        {isAway
          ? 'You may be offline, or Fettle is having a short break. Nothing you saved is lost.'
          : 'Something went wrong on our side. Nothing you saved is lost.'}
      </StateCard>
    </PlainFrame>
  )
}
