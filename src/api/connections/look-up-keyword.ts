import type { z } from 'zod'
import { rankLocationsData, rankLookUpData, type SearchLocation } from '#connectors/rank.ts'
import type { ConnectionFailure, FailureKind } from '#core/connections/failures.ts'
import { searchCountryOf } from '#core/ranking/countries.data.ts'
import type { keywordForm } from '#core/ranking/keyword-form.ts'
import { RANK_PROVIDER_FACTS, type RankProvider } from '#core/ranking/providers.ts'
import { DAY_MS } from '#core/time-units.ts'
import { keepLookup, newestLookup } from '#store/keyword-lookups.ts'
import { forget, hit, takeBack } from '#store/limits.ts'
import { ownerOf } from '#store/owners.ts'
import type { Website } from '#store/websites.ts'
import { AppError, wrongFields } from '../http/error.ts'
import type { Services } from '../services.ts'
import { dailyLookups, rankProviderFor } from './rank-provider.ts'

/** Longer than any service takes with all its repeats (five pages of Brave Search): a look-up that takes longer has lost its process. */
const LONGEST_SECONDS = 600
const NO_RESULTS = 'No results available.'

interface Asked {
  ownerId: string
  website: Website
  wanted: z.output<typeof keywordForm>
}

const dailyKey = (ownerId: string): string => `keyword-lookups:${ownerId}`

/** What an owner may look up in a day, as {@link hit} counts it. */
export const dailyLimitOf = (ownerId: string, most: number) => ({
  key: dailyKey(ownerId),
  most,
  windowSeconds: DAY_MS / 1_000,
})

/**
 * Asks where the website stands in a search, and keeps the answer. The same search within a day is answered from what is kept. One look-up of an
 * owner runs at a time, because each may cost money. Throws where nothing can be asked, the day's number is used up, or the service does not answer: that
 * one is not counted.
 */
export async function lookUpKeyword(services: Services, { ownerId, website, wanted }: Asked): Promise<void> {
  const { db, now } = services
  const provider = await rankProviderFor(services, ownerId)
  if (provider === null) throw new AppError(409, 'not_switched_on', "This test isn't switched on yet.")
  if (website.host === null)
    throw new AppError(409, 'no_website', 'Add your website first, so that we know what to look for.')
  const location = await locationOf(services, { ownerId, provider, code: wanted.location })
  const device = RANK_PROVIDER_FACTS[provider].hasDevices ? wanted.device : null
  const question = { provider, keyword: wanted.keyword, device, location: location.code }
  const since = new Date(now().getTime() - DAY_MS)
  if (await newestLookup(db, website.id, { question, since })) return
  const going = { key: `keyword-lookup-going:${ownerId}`, most: 1, windowSeconds: LONGEST_SECONDS }
  if (!(await hit(db, going.key, going, now())).allowed)
    throw new AppError(409, 'going', 'We’re still looking up the last one. Please wait for it.')
  try {
    await countLookup(services, ownerId)
    const input = { ...wanted, siteHost: website.host }
    const result = await services.connections.run(ownerId, { service: provider, read: 'lookup', input })
    if (!result.ok) {
      await takeBack(db, dailyKey(ownerId))
      throw noResults(result.failure)
    }
    const data = rankLookUpData.parse(result.data)
    await keepLookup(db, {
      ...question,
      ...data,
      websiteId: website.id,
      locationLabel: location.label,
      at: now(),
    })
  } finally {
    await forget(db, going.key)
  }
}

async function countLookup(services: Services, ownerId: string): Promise<void> {
  const { key, ...limit } = dailyLimitOf(ownerId, await dailyLookups(services))
  const { allowed, retryAfterSeconds } = await hit(services.db, key, limit, services.now())
  if (!allowed)
    throw new AppError(429, 'daily_limit', usedUpWords(limit.most), {
      retryAfterSeconds,
    })
}

/** What is said to somebody who has looked up as many keywords as they may in a day. */
export const usedUpWords = (most: number): string =>
  `${most === 1 ? 'You’ve had your look-up' : `That’s all ${most} look-ups`} for today. Come back tomorrow.`

interface LocationsWanted {
  ownerId: string
  provider: RankProvider
  /** ISO 3166-1 alpha-2. */
  country: string
  typed: string
  code?: string
}

/** Locations of the provider's list. Throws where the service does not answer. */
export async function locationsFor(
  { connections }: Pick<Services, 'connections'>,
  { ownerId, provider, ...wanted }: LocationsWanted,
): Promise<SearchLocation[]> {
  const result = await connections.run(ownerId, { service: provider, read: 'locations', input: wanted })
  if (!result.ok) throw noResults(result.failure)
  return rankLocationsData.parse(result.data).locations
}

async function locationOf(
  services: Services,
  { ownerId, provider, code }: { ownerId: string; provider: RankProvider; code: string },
): Promise<SearchLocation> {
  const profile = await ownerOf(services.db, ownerId)
  const country = searchCountryOf(profile?.country ?? null).code
  const [location] = await locationsFor(services, { ownerId, provider, country, typed: '', code })
  if (!location) throw wrongFields({ location: 'Please choose a place from the list' })
  return location
}

/** Why there is no answer, in words that say what to do. */
const REASONS: Partial<Record<FailureKind, string>> = {
  quota: 'The search service takes no more look-ups for now. Please try again later.',
  vendor_down: 'The search service didn’t answer. Please try again in a few minutes.',
  reauth: 'Google no longer lets us read your figures. Connect Search Console again.',
  permission: 'Google doesn’t let us read your figures. Connect Search Console again.',
  needs_selection: 'Choose your website in Search Console first.',
}
const OTHER_REASON = 'The search service isn’t working here. Whoever runs Fettle can see why.'

const noResults = ({ kind }: ConnectionFailure): AppError =>
  new AppError(409, 'no_results', `${NO_RESULTS} ${REASONS[kind] ?? OTHER_REASON}`)
