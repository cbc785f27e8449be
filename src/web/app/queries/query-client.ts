import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailure } from '../calls/failure.ts'
import { isSignedIn } from '../calls/signed-in.ts'
import { showFailure } from '../frames/toasts.ts'

/** For this time an answer is not asked for again, unless a live event names it. */
const FRESH_MS = 30_000

/** Retries help against a lost connection and a server that is busy or starting (503), not against any other answer. */
const isWorthRetrying = (times: number, error: unknown): boolean =>
  times < 2 && error instanceof CallFailure && (error.status === 0 || error.status === 503)

/**
 * Makes the cache of all queries. Failures of an owner's action are shown as a toast; failed queries are shown in their place on the page. `onSignedOut`: called when a
 * call answers that the session has ended.
 */
export function makeQueryClient(onSignedOut: () => void): QueryClient {
  const noticeEnd = (error: unknown) => {
    if (error instanceof CallFailure && error.status === 401 && isSignedIn()) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeEnd }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => {
        noticeEnd(error)
        if (meta?.['toast'] !== false) showFailure(error)
      },
    }),
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRetrying } },
  })
}
