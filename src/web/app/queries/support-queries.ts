import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../calls/client.ts'

const FRESH_MS = 60_000

/** How to reach whoever runs this Fettle, and what they want everybody to know now. */
export const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => callApi('GET /support'),
  staleTime: FRESH_MS,
})
