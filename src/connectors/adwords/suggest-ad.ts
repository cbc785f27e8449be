import { z } from 'zod'
import { CENT_IN_MICROS, type Micros, microsOf, microsText } from '#core/ads/money.ts'
import type { AdsSuggested, AdsSuggestionInput } from '#core/ads/suggestions.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenCustomer } from './ask.ts'
import { nameKept } from './map.ts'
import { adsText, microsAmount } from './schema.ts'

const textAssets = z
  .array(z.object({ text: adsText.default('') }))
  .max(100)
  .default([])
const adAnswer = z.object({
  adInfo: z.object({ headlines: textAssets, descriptions: textAssets }).optional(),
})
const option = z.object({ dailyAmountMicros: microsAmount }).optional()
const budgetAnswer = z.object({ low: option, recommended: option, high: option })

const ENGLISH = 'en'
const themesOf = (categories: readonly string[]) =>
  categories.map((category) => ({ freeFormKeywordTheme: category }))

/** Headlines and descriptions that Google would write for a page. */
export async function suggestAdTexts(
  context: ConnectorContext,
  { businessName, landingUrl, categories }: AdsSuggestionInput['adTexts'],
  access: ConnectorAccess,
): Promise<ReadResult<AdsSuggested['adTexts']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const suggestionInfo = {
    finalUrl: landingUrl,
    languageCode: ENGLISH,
    businessContext: { businessName },
    keywordThemes: themesOf(categories),
  }
  const request = { method: ':suggestSmartCampaignAd', json: { suggestionInfo }, isRead: true }
  const answer = await chosen.data.ask(request, adAnswer)
  if (!answer.ok) return answer
  const { headlines = [], descriptions = [] } = answer.data.adInfo ?? {}
  return { ok: true, data: { headlines: textsOf(headlines), descriptions: textsOf(descriptions) } }
}

const textsOf = (assets: readonly { text: string }[]): string[] =>
  [...new Set(assets.map(({ text }) => nameKept(text)))].filter((text) => text !== '').slice(0, 20)

/** Google's three daily budgets for a page, keyword categories and places; fewer where it has fewer. */
export async function suggestBudgets(
  context: ConnectorContext,
  { landingUrl, categories, locationIds }: AdsSuggestionInput['budgets'],
  access: ConnectorAccess,
): Promise<ReadResult<AdsSuggested['budgets']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const locations = locationIds.map((id) => ({ geoTargetConstant: `geoTargetConstants/${id}` }))
  const suggestionInfo = {
    finalUrl: landingUrl,
    languageCode: ENGLISH,
    keywordThemes: themesOf(categories),
    ...(locations.length === 0 ? {} : { locationList: { locations } }),
  }
  const request = { method: ':suggestSmartCampaignBudgetOptions', json: { suggestionInfo }, isRead: true }
  const answer = await chosen.data.ask(request, budgetAnswer)
  if (!answer.ok) return answer
  const { low, recommended, high } = answer.data
  const budgets = [
    { option: low, isRecommended: false },
    { option: recommended, isRecommended: true },
    { option: high, isRecommended: false },
  ].flatMap(({ option: given, isRecommended }) =>
    given ? [{ amount: inCents(given.dailyAmountMicros), isRecommended }] : [],
  )
  return { ok: true, data: { budgets: eachOnce(budgets.filter(({ amount }) => microsOf(amount) > 0n)) } }
}

/** An ad takes no parts of a cent. */
const inCents = (amount: Micros): Micros => microsText(microsOf(amount) - (microsOf(amount) % CENT_IN_MICROS))

/** Of several that are the same amount, the one that Google recommends. */
const eachOnce = (budgets: AdsSuggested['budgets']['budgets']): AdsSuggested['budgets']['budgets'] =>
  budgets.filter((one) => {
    const same = budgets.filter(({ amount }) => amount === one.amount)
    return one === (same.find(({ isRecommended }) => isRecommended) ?? same[0])
  })
