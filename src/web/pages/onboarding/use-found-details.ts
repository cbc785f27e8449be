import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Contract } from '#api/contract/contract.ts'
import { isGoing } from '#core/scan-states.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useLive } from '#web/app/live/live.ts'
import { resultsQuery } from '#web/app/queries/queries.ts'
import type { Onboarding } from './use-onboarding.ts'

export type FoundDetails = Contract['GET /onboarding/found']['answer']

export const found = queryOptions({ queryKey: ['found'], queryFn: () => callApi('GET /onboarding/found') })

/** Refetches at least this often during the scan, in case live events are lost. */
const READ_ANEW_MS = 3_000

/** The details found on the website so far, refetched during the scan while they are asked about. */
export function useFoundDetails(isAsked: boolean): { found: FoundDetails | undefined; isLooking: boolean } {
  const client = useQueryClient()
  const { data: now } = useQuery({ ...resultsQuery, enabled: isAsked })
  const isLooking = now?.scan ? isGoing(now.scan.state) : false
  const { data } = useQuery({
    ...found,
    enabled: isAsked,
    refetchInterval: isAsked && isLooking ? READ_ANEW_MS : false,
  })
  // Without a website in view there are no events.
  useLive(isAsked && data?.website != null, ({ kind }) => {
    if (kind === 'scan' || kind === 'result') void client.invalidateQueries({ queryKey: found.queryKey })
  })
  return { found: data, isLooking }
}

/** Fills in fields that are empty: the website scanned before, and the city and country found on it. */
export function useFilledIn(found: FoundDetails | undefined, { website, business, draft }: Onboarding): void {
  const address = found?.website?.address ?? null
  const { country, city } = found ?? { country: null, city: null }
  useEffect(() => {
    if (address === null || draft.website.address !== '' || draft.website.none) return
    website.setFieldValue('address', address)
    // Only when it becomes known: afterwards the field is the owner's.
  }, [address])
  useEffect(() => {
    if (draft.business.city !== '' || draft.business.country !== '') return
    if (country !== null) business.setFieldValue('country', country)
    if (city !== null) business.setFieldValue('city', city)
  }, [country, city])
}
