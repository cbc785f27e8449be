import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type Subscription = Contract['GET /subscription']['answer']
export type Pricing = Contract['GET /pricing']['answer']
export type OrderAnswer = Contract['GET /subscription/orders/{id}']['answer']

/** While the payment has not arrived. */
const ASK_MS = 3_000
/** How often that is asked before the page shows that it takes longer. */
const PATIENCE = 40

export const pricingQuery = queryOptions({ queryKey: ['pricing'], queryFn: () => callApi('GET /pricing') })

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => callApi('GET /subscription'),
  staleTime: 0,
})

const isWaiting = (order: OrderAnswer | undefined): boolean =>
  order === undefined || order.state === 'open' || order.state === 'confirming'

/** The state of an order, polled until it is final. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['subscription', 'order', id],
    queryFn: () => callApi('GET /subscription/orders/{id}', { params: { id } }),
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      error === null && isWaiting(data) && dataUpdateCount < PATIENCE ? ASK_MS : false,
  })
