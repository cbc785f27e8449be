import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type SummaryData = Contract['GET /summary']['answer']

/** The business summary, and the data shown beside it. */
export const summaryQuery = queryOptions({ queryKey: ['summary'], queryFn: () => callApi('GET /summary') })
