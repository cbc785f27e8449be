import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type WayOnlineAnswer = Contract['GET /way-online']['answer']

/** How far an owner without a website is on the way online. */
export const wayOnlineQuery = queryOptions({
  queryKey: ['way-online'],
  queryFn: () => callApi('GET /way-online'),
})
