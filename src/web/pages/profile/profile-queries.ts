import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { call } from '../../app/client.ts'

export type BusinessInfo = Contract['GET /profile/business-info']['answer']
export type MyAccount = Contract['GET /profile/my-account']['answer']
export type OnlinePresence = Contract['GET /profile/online-presence']['answer']
export type MyPreferences = Contract['GET /profile/my-preferences']['answer']

export const businessInfo = queryOptions({
  queryKey: ['profile', 'business-info'],
  queryFn: () => call('GET /profile/business-info'),
})

export const myAccount = queryOptions({
  queryKey: ['profile', 'my-account'],
  queryFn: () => call('GET /profile/my-account'),
})

export const onlinePresence = queryOptions({
  queryKey: ['profile', 'online-presence'],
  queryFn: () => call('GET /profile/online-presence'),
})

export const myPreferences = queryOptions({
  queryKey: ['profile', 'my-preferences'],
  queryFn: () => call('GET /profile/my-preferences'),
})
