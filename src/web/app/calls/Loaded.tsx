import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { failureState } from './failure-state.ts'
import { CallFailure } from './failure.ts'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** The page's own shape before it is there. */
  skeleton: ReactNode
  /** Instead of a card that says so, when the API says that it is not there. */
  missing?: ReactNode
  /** It is all that the page shows. */
  isPage?: boolean
  children: (data: Data) => ReactNode
}

/** What was read, or why it is not there: loading, offline, failed, missing. What was read once stays in sight. */
export function Loaded<Data>({ query, skeleton, missing, isPage = false, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  const isWaitingForNet = query.isPending && query.fetchStatus === 'paused'
  if (query.isPending && !isWaitingForNet) return skeleton
  const error = isWaitingForNet ? new CallFailure(0, {}) : query.error
  const look = failureState(error)
  if (look.kind === 'empty' && missing !== undefined) return missing
  return (
    <StateCard
      kind={look.kind}
      title={look.title}
      isPage={isPage}
      actions={look.canRetry && <Button onClick={() => void query.refetch()}>Try again</Button>}
    >
      {look.text}
    </StateCard>
  )
}
