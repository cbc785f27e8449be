import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import type { AdsPeriod } from '#core/ads/dates.ts'
import { fromSent } from '#core/ads/sent-keywords.ts'
import type { AdsTab } from '#core/ads/tabs.ts'
import { callApi } from '../calls/client.ts'

export type AdsOverview = Contract['GET /ads']['answer']

/** How the owner's ads account stands. Everything of the account is below this key, so that a change refetches it. */
export const adsQuery = queryOptions({ queryKey: ['ads'], queryFn: () => callApi('GET /ads') })

export const adsTermsQuery = queryOptions({
  queryKey: ['ads', 'terms'],
  queryFn: () => callApi('GET /ads/terms'),
})

/** Reads rows for the chosen dates as they are answered. */
const reading =
  <Call extends AnsweredCall>(call: Call) =>
  (period: AdsPeriod): Promise<Contract[Call]['answer']> =>
    callApi(call, { query: { period } })

/** The calls whose answer has rows as a tab shows them. */
type AnsweredCall =
  | 'GET /ads/campaigns'
  | 'GET /ads/ad-groups'
  | 'GET /ads/search-terms'
  | 'GET /ads/negative-keywords'
  | 'GET /ads/assets'
  | 'GET /ads/strategies'
  | 'GET /ads/days'

const READ_ROWS = {
  'GET /ads/campaigns': reading('GET /ads/campaigns'),
  'GET /ads/ad-groups': reading('GET /ads/ad-groups'),
  'GET /ads/keywords': async (period: AdsPeriod) => {
    const answer = await callApi('GET /ads/keywords', { query: { period } })
    return { ...answer, data: answer.data && fromSent(answer.data) }
  },
  'GET /ads/search-terms': reading('GET /ads/search-terms'),
  'GET /ads/negative-keywords': reading('GET /ads/negative-keywords'),
  'GET /ads/assets': reading('GET /ads/assets'),
  'GET /ads/strategies': reading('GET /ads/strategies'),
  'GET /ads/days': reading('GET /ads/days'),
} as const
type RowsCall = keyof typeof READ_ROWS
type RowsOf<Call extends RowsCall> = Awaited<ReturnType<(typeof READ_ROWS)[Call]>>
const readRows: { [Call in RowsCall]: (period: AdsPeriod) => Promise<RowsOf<Call>> } = READ_ROWS

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
    queryFn: () => readRows[call](period),
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
