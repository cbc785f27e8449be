import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type Connection = Contract['GET /connections']['answer']['connections'][number]
export type SelectableAccount = Contract['GET /connections/{service}/accounts']['answer']['accounts'][number]

/** The services that the owner can connect. */
export const ownConnectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => callApi('GET /connections'),
})

/** The accounts of one service that the owner can choose. The service is asked each time the list is opened. */
export const accountsQuery = (service: string) =>
  queryOptions({
    queryKey: ['connections', service, 'accounts'],
    queryFn: () => callApi('GET /connections/{service}/accounts', { params: { service } }),
    gcTime: 0,
  })
