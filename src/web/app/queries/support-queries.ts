import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../calls/client.ts'

const FRESH_MS = 60_000

/** The operator's contact details, and their present notice. */
export const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => callApi('GET /support'),
  staleTime: FRESH_MS,
})
