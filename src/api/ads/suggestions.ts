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
import { ownerOf } from '#store/owners.ts'
import { adsCalls } from '../contract/ads.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { usableAds } from './account.ts'

const SHAPES: { [Kind in AdsSuggestion]: { data: z.ZodType<AdsSuggested[Kind]> } } = ADS_SUGGESTIONS

/** What Google suggests; `null`: nothing, or it did not answer. In the sample that is never asked. */
async function askedOfGoogle<Kind extends AdsSuggestion>(
  { connections }: Services,
  ownerId: string,
  { kind, input }: { kind: Kind; input: AdsSuggestionInput[Kind] },
): Promise<AdsSuggested[Kind] | null> {
  const result = await connections.run(ownerId, { service: ADS_SERVICE, read: kind, input })
  return result.ok ? (SHAPES[kind].data.safeParse(result.data).data ?? null) : null
}

const isSample = async (services: Services, ownerId: string): Promise<boolean> =>
  (await usableAds(services, ownerId)).connection.mode === 'sample'

/** Suggestions for the wizard and the dialogs: Google's, or of the sample's own small lists. */
export const adsSuggestionRoutes = new Resource()
  .on(named(adsCalls, 'GET /ads/suggestions/places'), async ({ query, owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return samplePlaces(query.text)
    return (await askedOfGoogle(services, ownerId, { kind: 'places', input: query })) ?? { places: [] }
  })
  .on(named(adsCalls, 'GET /ads/suggestions/languages'), async ({ owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return sampleLanguages()
    return (await askedOfGoogle(services, ownerId, { kind: 'languages', input: {} })) ?? { languages: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/categories'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return sampleCategories(body.text)
    const found = await askedOfGoogle(services, ownerId, { kind: 'categories', input: body })
    return found ?? { categories: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/keywords'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    if (await isSample(services, ownerId)) return sampleIdeas(body.texts)
    return (await askedOfGoogle(services, ownerId, { kind: 'keywordIdeas', input: body })) ?? { ideas: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/texts'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    const { locations, ...input } = body
    if (await isSample(services, ownerId)) return sampleAdTexts(body.categories, locations)
    const found = await askedOfGoogle(services, ownerId, { kind: 'adTexts', input })
    return found ?? { headlines: [], descriptions: [] }
  })
  .on(named(adsCalls, 'POST /ads/suggestions/budgets'), async ({ body, owner, services }) => {
    const { ownerId } = owner
    const found = (await isSample(services, ownerId))
      ? null
      : await askedOfGoogle(services, ownerId, { kind: 'budgets', input: body })
    if (found && found.budgets.length > 0) return { ...found, isOfGoogle: true }
    const known = await ownerOf(services.db, ownerId)
    return { ...usualBudgets(known?.industry ?? null), isOfGoogle: false }
  })
