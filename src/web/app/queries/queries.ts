import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../calls/client.ts'

/** The results of all checks, and the state of the scan. Live events refetch it (`live/live.ts`). */
export const resultsQuery = queryOptions({ queryKey: ['results'], queryFn: () => callApi('GET /results') })
