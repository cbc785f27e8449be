import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type AnalyticsAnswer = Contract['GET /analytics']['answer']

/** The owner's figures; below the check's key, so that a new result refetches them as well. */
export const analyticsQuery = (check: string) =>
  queryOptions({ queryKey: ['check', check, 'analytics'], queryFn: () => callApi('GET /analytics') })
