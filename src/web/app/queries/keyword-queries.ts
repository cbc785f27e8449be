import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type KeywordsAnswer = Contract['GET /keyword-lookups']['answer']
export type KeywordAnswer = KeywordsAnswer['keywords'][number]

/** The owner's keywords; below the check's key, so that a new result refetches them as well. */
export const keywordsQuery = (check: string) =>
  queryOptions({ queryKey: ['check', check, 'keywords'], queryFn: () => callApi('GET /keyword-lookups') })

/** Places to choose from, by what was typed. */
export const locationsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['keyword-locations', typed],
    queryFn: () => callApi('GET /keyword-locations', { query: { typed } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: (shown) => shown,
  })
