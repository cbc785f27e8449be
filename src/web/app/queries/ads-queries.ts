import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import type { AdsPeriod } from '#core/ads/dates.ts'
import type { AdsTab } from '#core/ads/tabs.ts'
import { callApi } from '../calls/client.ts'

export type AdsOverview = Contract['GET /ads']['answer']

/** How the owner's ads account stands. Everything of the account is below this key, so that a change refetches it. */
export const adsQuery = queryOptions({ queryKey: ['ads'], queryFn: () => callApi('GET /ads') })

export const adsTermsQuery = queryOptions({
  queryKey: ['ads', 'terms'],
  queryFn: () => callApi('GET /ads/terms'),
})

type RowsCall =
  | 'GET /ads/campaigns'
  | 'GET /ads/ad-groups'
  | 'GET /ads/keywords'
  | 'GET /ads/search-terms'
  | 'GET /ads/negative-keywords'
  | 'GET /ads/assets'
  | 'GET /ads/strategies'
  | 'GET /ads/days'

/** What each tab shows first. */
export const TAB_ROWS: Readonly<Record<AdsTab, RowsCall>> = {
  home: 'GET /ads/campaigns',
  campaigns: 'GET /ads/campaigns',
  'ad-groups': 'GET /ads/ad-groups',
  'portfolio-strategies': 'GET /ads/strategies',
  assets: 'GET /ads/assets',
  keywords: 'GET /ads/keywords',
  'search-terms': 'GET /ads/search-terms',
  'negative-keywords': 'GET /ads/negative-keywords',
}

/** The rows of a tab, with figures of the chosen dates. */
export const adsRowsQuery = <Call extends RowsCall>(call: Call, period: AdsPeriod) =>
  queryOptions({
    queryKey: ['ads', call, period],
    queryFn: () => callApi(call, { query: { period } }),
  })

/** Above who sees each ad group. */
export const DEMOGRAPHICS_KEY = ['ads', 'GET /ads/demographics'] as const

/** Who sees an ad group. */
export const demographicsQuery = (adGroupId: string, period: AdsPeriod) =>
  queryOptions({
    queryKey: [...DEMOGRAPHICS_KEY, adGroupId],
    queryFn: () => callApi('GET /ads/demographics', { query: { adGroupId, period } }),
  })

export type AdsActivity = Contract['GET /ads/activity']['answer']

/** What was changed, newest first, a page at a time. */
export const adsActivityQuery = infiniteQueryOptions({
  queryKey: ['ads', 'activity'],
  queryFn: ({ pageParam }) =>
    callApi('GET /ads/activity', { query: { after: pageParam === '' ? undefined : pageParam } }),
  initialPageParam: '',
  getNextPageParam: ({ changes, hasMore }) => (hasMore ? changes.at(-1)?.id : undefined),
})
