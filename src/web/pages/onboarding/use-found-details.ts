import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Contract } from '#api/contract/contract.ts'
import { isGoing } from '#core/scan-states.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useLive } from '#web/app/live/live.ts'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { placeToFill } from './place-to-fill.ts'
import type { Onboarding } from './use-onboarding.ts'

export type FoundDetails = Contract['GET /onboarding/found']['answer']

const found = queryOptions({ queryKey: ['found'], queryFn: () => callApi('GET /onboarding/found') })

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

type Field = FoundDetails['found'][number]['field']

/** Fills in fields that are empty, each once: the website scanned before, and what was found on it. */
export function useFilledIn(found: FoundDetails | undefined, onboarding: Onboarding): void {
  const { website, business, draft } = onboarding
  const address = found?.website?.address ?? null
  const { country, city } = found ?? { country: null, city: null }
  useEffect(() => {
    if (address === null || draft.website.address !== '' || draft.website.none) return
    website.setFieldValue('address', address)
    // Only when it becomes known: afterwards the field is the owner's.
  }, [address])
  const fill = (fields: readonly string[]) => onboarding.setFilled((before) => [...before, ...fields])
  useEffect(() => {
    const fresh = placeToFill({ country, city }, draft)
    for (const { field, value } of fresh) business.setFieldValue(field, value)
    if (fresh.length > 0) fill(fresh.map(({ field }) => field))
  }, [country, city])
  useEffect(() => {
    const fresh = firstOfEach(found?.found ?? []).filter(({ field }) => !draft.filled.includes(field))
    if (fresh.length === 0) return
    for (const { field, value } of fresh) fillIn(onboarding, field, value)
    fill(fresh.map(({ field }) => field))
  }, [found])
}

const firstOfEach = (details: FoundDetails['found']): FoundDetails['found'] =>
  details.filter(({ field }, index) => details.findIndex((one) => one.field === field) === index)

function fillIn({ business, social, draft, setPhone }: Onboarding, field: Field, value: string): void {
  if (field === 'phone') {
    if (draft.phone === '') setPhone(value)
  } else if (field === 'businessName') {
    if (draft.business.businessName === '') business.setFieldValue(field, value)
  } else if (draft.social[field].typed === '' && !draft.social[field].none) {
    social.setFieldValue(field, { typed: value, none: false })
  }
}

/** Whether a field still has what was found for it. */
export const isAsFound = (found: FoundDetails | undefined, field: Field, value: string): boolean =>
  value !== '' && (found?.found ?? []).some((one) => one.field === field && one.value === value)
