import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { type FailureState, failureState } from './failure-state.ts'
import { CallFailure } from './failure.ts'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** The page's skeleton while it loads. */
  skeleton: ReactNode
  /** Shown when the API answers 404, in place of the usual card. */
  missing?: ReactNode
  /** It is the whole page. */
  isPage?: boolean
  children: (data: Data) => ReactNode
}

/** The data of a query, or its state: loading, offline, failed, missing. Data that was read once stays visible. */
export function Loaded<Data>({ query, skeleton, missing, isPage = false, children }: LoadedProps<Data>) {
  // What comes after the skeleton is rendered in small steps, so that the page reacts to taps in between.
  const isShown = useDeferredValue(query.data !== undefined)
  if (query.data !== undefined) return isShown ? children(query.data) : skeleton
  if (query.isPending && !isWaitingForNet(query)) return skeleton
  if (stateOf(query).kind === 'empty' && missing !== undefined) return missing
  return <NotRead query={query} isPage={isPage} />
}

/** The card in place of data that could not be read. */
export function NotRead({ query, isPage = false }: { query: UseQueryResult; isPage?: boolean }) {
  const look = stateOf(query)
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

const isWaitingForNet = ({ isPending, fetchStatus }: UseQueryResult): boolean =>
  isPending && fetchStatus === 'paused'

const stateOf = (query: UseQueryResult): FailureState =>
  failureState(isWaitingForNet(query) ? new CallFailure(0, {}) : query.error)
