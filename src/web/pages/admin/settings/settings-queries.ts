import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { callApi } from '#web/app/calls/client.ts'

export type Settings = Contract['GET /admin/settings']['answer']
export type TestimonialsAnswer = Settings['testimonials']
export type TestimonialAnswer = TestimonialsAnswer['value'][number]

/** Forgotten once the page is left: its forms take their first values from it, and keep what they save under their own keys. */
export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: () => callApi('GET /admin/settings'),
  staleTime: 0,
  gcTime: 0,
})

/** One setting alone, for its form. */
export const settingQuery = <Key extends keyof Settings>(key: Key) => ({
  queryKey: ['admin', 'settings', key],
  queryFn: async (): Promise<Settings[Key]> => (await callApi('GET /admin/settings'))[key],
})
