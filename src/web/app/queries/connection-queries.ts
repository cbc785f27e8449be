import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type Connection = Contract['GET /connections']['answer']['connections'][number]
export type OfferedAccount = Contract['GET /connections/{service}/accounts']['answer']['accounts'][number]
export type SampleOfCheck = NonNullable<Contract['GET /checks/{id}/sample']['answer']['sample']>

/** The services that the owner can connect. */
export const ownConnectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => callApi('GET /connections'),
})

/** The accounts of one service that the owner can choose. The service is asked each time the list is opened. */
export const accountsQuery = (service: string) =>
  queryOptions({
    queryKey: ['accounts to choose', service],
    queryFn: () => callApi('GET /connections/{service}/accounts', { params: { service } }),
    gcTime: 0,
  })

/** What a check says of the sample that the owner tries; below the check's key, so that a change of the connection refetches it. */
export const checkSampleQuery = (check: string) =>
  queryOptions({
    queryKey: ['check', check, 'sample'],
    queryFn: () => callApi('GET /checks/{id}/sample', { params: { id: check } }),
  })
