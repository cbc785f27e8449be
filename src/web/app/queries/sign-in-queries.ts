import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../calls/client.ts'

/** The ways to sign in, and whether this installation sends mail. */
export const signInQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: () => callApi('GET /sign-in/providers'),
  staleTime: Number.POSITIVE_INFINITY,
})
