import type { z } from 'zod'
import { usualBudgets } from '#ads/budgets.ts'
import {
  sampleAdTexts,
  sampleCategories,
  sampleIdeas,
  sampleLanguages,
  samplePlaces,
} from '#ads/sample/suggestions.ts'
import {
  ADS_SUGGESTIONS,
  type AdsSuggested,
  type AdsSuggestion,
  type AdsSuggestionInput,
} from '#core/ads/suggestions.ts'
import { ADS_SERVICE } from '#core/ads/service.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { ownerOf } from '#store/owners.ts'
import { connectorOf } from '../connections/connectable.ts'
import { serviceRefusal } from '../connections/service-refusal.ts'
import { adsCalls } from '../contract/ads.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { usableAds } from './account.ts'

const SHAPES: { [Kind in AdsSuggestion]: { data: z.ZodType<AdsSuggested[Kind]> } } = ADS_SUGGESTIONS

interface Asked<Kind extends AdsSuggestion> {
  kind: Kind
  input: AdsSuggestionInput[Kind]
}

/** What Google suggests, or why it gave nothing. In the sample that is never asked. */
async function askedOfGoogle<Kind extends AdsSuggestion>(
  { connections }: Services,
  ownerId: string,
  { kind, input }: Asked<Kind>,
): Promise<{ data: AdsSuggested[Kind] } | { failure: FailureKind }> {
  const result = await connections.run(ownerId, { service: ADS_SERVICE, read: kind, input })
  if (!result.ok) return { failure: result.failure.kind }
  const { data } = SHAPES[kind].data.safeParse(result.data)
  return data === undefined ? { failure: 'bad_shape' } : { data }
}

/** The same, `null` for a failure: where Fettle's own are offered, or what is typed is enough. */
async function suggestedOrNone<Kind extends AdsSuggestion>(
  services: Services,
  ownerId: string,
  asked: Asked<Kind>,
): Promise<AdsSuggested[Kind] | null> {
  const answer = await askedOfGoogle(services, ownerId, asked)
  return 'data' in answer ? answer.data : null
}

/**
 * The same, for somebody who asked: throws an {@link AppError} for a failure, which does not mean that there is nothing. `null`: Google refuses what was
 * asked (words with signs that no keyword has, a page that it cannot read), and so has nothing for it.
 */
async function found<Kind extends AdsSuggestion>(
  services: Services,
  ownerId: string,
  asked: Asked<Kind>,
): Promise<AdsSuggested[Kind] | null> {
  const answer = await askedOfGoogle(services, ownerId, asked)
  if ('data' in answer) return answer.data
  if (answer.failure === 'rejected') return null
  throw serviceRefusal(connectorOf(services, ADS_SERVICE), answer.failure)
}

const isSample = async (services: Services, ownerId: string): Promise<boolean> =>
  (await usableAds(services, ownerId)).connection.mode === 'sample'

/** Suggestions for the wizard and the dialogs: Google's, or of the sample's own small lists. */
export const adsSuggestionRoutes = new Resource()
  .on(named(adsCalls, 'GET /ads/suggestions/places'), async ({ query, owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return samplePlaces(query.text)
    return (await found(services, ownerId, { kind: 'places', input: query })) ?? { places: [] }
  })
  .on(named(adsCalls, 'GET /ads/suggestions/languages'), async ({ owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return sampleLanguages()
    return (await suggestedOrNone(services, ownerId, { kind: 'languages', input: {} })) ?? { languages: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/categories'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return sampleCategories(body.text)
    const suggested = await suggestedOrNone(services, ownerId, { kind: 'categories', input: body })
    return suggested ?? { categories: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/keywords'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return sampleIdeas(body.texts)
    return (await found(services, ownerId, { kind: 'keywordIdeas', input: body })) ?? { ideas: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/texts'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    const { locations, ...input } = body
    if (await isSample(services, ownerId)) return sampleAdTexts(body.categories, locations)
    const suggested = await suggestedOrNone(services, ownerId, { kind: 'adTexts', input })
    return suggested ?? { headlines: [], descriptions: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/budgets'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    const suggested = (await isSample(services, ownerId))
      ? null
      : await suggestedOrNone(services, ownerId, { kind: 'budgets', input: body })
    if (suggested && suggested.budgets.length > 0) return { ...suggested, isOfGoogle: true }
    const known = await ownerOf(services.db, ownerId)
    return { ...usualBudgets(known?.industry ?? null), isOfGoogle: false }
  })
