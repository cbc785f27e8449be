import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type SummaryData = Contract['GET /summary']['answer']

/** What the owner says of the business, and what is shown beside it. */
export const summaryQuery = queryOptions({ queryKey: ['summary'], queryFn: () => callApi('GET /summary') })
