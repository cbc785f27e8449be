import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type LookUpsAnswer = Contract['GET /breach-lookups']['answer']
export type LookedUpAddress = LookUpsAnswer['addresses'][number]

/** The owner's addresses on the page of a check; below the check's key, so that a new result refetches them as well. */
export const lookUpsQuery = (check: string) =>
  queryOptions({ queryKey: ['check', check, 'look-ups'], queryFn: () => callApi('GET /breach-lookups') })
