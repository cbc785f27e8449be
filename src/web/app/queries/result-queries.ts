import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import type { Category } from '#core/check.ts'
import { callApi } from '../calls/client.ts'

/** Data of the result pages. */
export type DashboardAnswer = Contract['GET /overview']['answer']
export type PlanAnswer = Contract['GET /plan']['answer']
export type PlanItemAnswer = PlanAnswer['plan']['items'][number]
export type SetAsideAnswer = PlanAnswer['plan']['setAside'][number]
export type CategoryAnswer = Contract['GET /categories/{category}']['answer']
export type CheckAnswer = Contract['GET /checks/{id}']['answer']
export type Result = CheckAnswer['newest']
export type HandOverAnswer = CheckAnswer['handOvers'][number]
export type FirstJobAnswer = Contract['GET /first-job']['answer']
export type HandOverLinkAnswer = Contract['GET /handed/{token}']['answer']
export type LinkedAskAnswer = HandOverLinkAnswer['asks'][number]

export const overviewQuery = queryOptions({ queryKey: ['overview'], queryFn: () => callApi('GET /overview') })

export const planQuery = queryOptions({ queryKey: ['plan'], queryFn: () => callApi('GET /plan') })

export const categoryQuery = (id: Category) =>
  queryOptions({
    queryKey: ['category', id],
    queryFn: () => callApi('GET /categories/{category}', { params: { category: id } }),
  })

export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['check', id],
    queryFn: () => callApi('GET /checks/{id}', { params: { id } }),
  })

/** The ready-made fixes of a check, for the result of the time `at`. */
export const fixesQuery = (id: string, at: string) =>
  queryOptions({
    queryKey: ['fixes', id, at],
    queryFn: () => callApi('GET /checks/{id}/fixes', { params: { id } }),
    // A form stays open while the fixes of a newer result are fetched.
    placeholderData: (shown, query) => (query?.queryKey[1] === id ? shown : undefined),
  })

/** What to do first, for the results of a scan at this point of it: while they arrive, with the last of them, and when it is over. */
export const firstJobQuery = (scan: string, point: 'early' | 'last' | 'over') =>
  queryOptions({
    queryKey: ['first-job', scan, point],
    queryFn: () => callApi('GET /first-job'),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const reportsQuery = queryOptions({ queryKey: ['reports'], queryFn: () => callApi('GET /reports') })

/** The owner's hand-over links, with how each thing stands. */
export const handOversQuery = queryOptions({
  queryKey: ['hand-overs'],
  queryFn: () => callApi('GET /hand-overs'),
})

/** What a link would ask for, as a text for somebody who gets no link. */
export const asksQuery = (checks: readonly string[]) =>
  queryOptions({
    queryKey: ['asks', ...checks],
    queryFn: () => callApi('GET /hand-overs/asks/{checks}', { params: { checks: checks.join(',') } }),
    enabled: checks.length > 0,
  })

export const handOverLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['handed', token],
    queryFn: () => callApi('GET /handed/{token}', { params: { token } }),
  })

export type SurveyAnswer = Contract['GET /answers/{check}']['answer']

/** The questions of a check; always refetched, so that two devices do not fill in old answers. */
export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: ['survey', id],
    queryFn: () => callApi('GET /answers/{check}', { params: { check: id } }),
    staleTime: 0,
    gcTime: 0,
  })
