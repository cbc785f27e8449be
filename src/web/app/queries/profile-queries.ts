import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '../calls/client.ts'

export type BusinessInfo = Contract['GET /profile/business-info']['answer']
export type MyAccount = Contract['GET /profile/my-account']['answer']
export type OnlinePresence = Contract['GET /profile/online-presence']['answer']
export type MyPreferences = Contract['GET /profile/my-preferences']['answer']

/** A form is always refetched when opened: a cached one may have an old version. */
const ANEW = { gcTime: 0 } as const

export const businessInfoQuery = queryOptions({
  queryKey: ['profile', 'business-info'],
  queryFn: () => callApi('GET /profile/business-info'),
  ...ANEW,
})

export const myAccountQuery = queryOptions({
  queryKey: ['profile', 'my-account'],
  queryFn: () => callApi('GET /profile/my-account'),
  ...ANEW,
})

export const onlinePresenceQuery = queryOptions({
  queryKey: ['profile', 'online-presence'],
  queryFn: () => callApi('GET /profile/online-presence'),
  ...ANEW,
})

export const myPreferencesQuery = queryOptions({
  queryKey: ['profile', 'my-preferences'],
  queryFn: () => callApi('GET /profile/my-preferences'),
  ...ANEW,
})
