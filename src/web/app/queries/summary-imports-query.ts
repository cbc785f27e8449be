import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

type SummaryImports = Contract['GET /summary/imports']['answer']
export type ServiceImports = SummaryImports['services'][number]

/** How often a page asks again while a service's answer is awaited, in milliseconds. */
const WAITING_MS = 1_500

const isWaiting = ({ services }: SummaryImports): boolean =>
  services.some(({ years }) => years.some((year) => year.isWaiting))

/** The owner's figures at accounting services. */
export const summaryImportsQuery = queryOptions({
  queryKey: ['summary-imports'],
  queryFn: () => callApi('GET /summary/imports'),
  refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? WAITING_MS : false),
})
