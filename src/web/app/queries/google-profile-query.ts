import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type GoogleProfileAnswer = Contract['GET /google-profile']['answer']

/** The owner's business profile on Google, as it was last read. */
export const googleProfileQuery = queryOptions({
  queryKey: ['google-profile'],
  queryFn: () => callApi('GET /google-profile'),
})
