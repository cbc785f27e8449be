import { queryOptions } from '@tanstack/react-query'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import { callApi } from '../calls/client.ts'
import { CallFailure } from '../calls/failure.ts'
import { lookAgainIn } from './look-again.ts'

// Below the key `ads-wizard`, not `ads`: a change in the account refetches what is below `ads`, and suggestions stay the same.
const KEY = 'ads-wizard'
const LONG = 60 * 60 * 1000

/** A kept draft, as it was when it was opened: what is typed since is in the wizard. */
export const campaignDraftQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'draft', id],
    queryFn: () => callApi('GET /ads/drafts/{id}', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Places whose name begins like what is typed. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: [KEY, 'places', text],
    queryFn: () => callApi('GET /ads/suggestions/places', { query: { text } }),
    enabled: text !== '',
    staleTime: LONG,
  })

export const languagesQuery = queryOptions({
  queryKey: [KEY, 'languages'],
  queryFn: () => callApi('GET /ads/suggestions/languages'),
  staleTime: LONG,
})

/** Keyword categories of a page, or about what is typed. */
export const categoriesQuery = (body: { businessName: string; landingUrl: string; text?: string }) =>
  queryOptions({
    queryKey: [KEY, 'categories', body],
    queryFn: () => callApi('POST /ads/suggestions/categories', { body }),
    staleTime: LONG,
  })

export const adTextsQuery = (body: {
  businessName: string
  landingUrl: string
  categories: string[]
  locations: string[]
}) =>
  queryOptions({
    queryKey: [KEY, 'texts', body],
    queryFn: () => callApi('POST /ads/suggestions/texts', { body }),
    staleTime: LONG,
  })

export const budgetsQuery = (body: { landingUrl: string; categories: string[]; locationIds: string[] }) =>
  queryOptions({
    queryKey: [KEY, 'budgets', body],
    queryFn: () => callApi('POST /ads/suggestions/budgets', { body }),
    staleTime: LONG,
  })

/** What a campaign was made of, which stays as it is; `null`: it was not made with Fettle. */
export const madeCampaignQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'made', id],
    queryFn: () => madeCampaign(id),
    staleTime: LONG,
  })

async function madeCampaign(id: string): Promise<CampaignToCreate | null> {
  try {
    return (await callApi('GET /ads/campaigns/{id}', { params: { id } })).made
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return null
    throw error
  }
}

/** A look at the page of an ad; asked for again while Fettle is looking, and not after a failure. */
export const landingLookQuery = (id: string | null) =>
  queryOptions({
    queryKey: [KEY, 'landing-look', id],
    queryFn: () => callApi('GET /ads/landing-looks/{id}', { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => lookAgainIn(state),
  })
