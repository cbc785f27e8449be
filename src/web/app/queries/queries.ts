import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../calls/client.ts'
import { CallFailure } from '../calls/failure.ts'
import { isSignedIn } from '../calls/signed-in.ts'
import { showFailure } from '../frames/toasts.ts'

const FRESH_MS = 30_000

/** Asking again helps against a lost connection, not against an answer. */
const isWorthAsking = (times: number, error: unknown): boolean =>
  times < 2 && error instanceof CallFailure && (error.status === 0 || error.status === 503)

/**
 * Failures of what the owner did are shown as a toast; failures of reading show in their place on the page. `onSignedOut`: a
 * call said that the sign-in is over.
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
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthAsking } },
  })
}

/** What pages read, by name. Live events make them ask again (`live.ts`). */
export const resultsQuery = queryOptions({ queryKey: ['results'], queryFn: () => callApi('GET /results') })
