import { z } from 'zod'
import type { AdsSuggested, AdsSuggestionInput } from '#core/ads/suggestions.ts'
import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type AdsCustomer, chosenCustomer } from './ask.ts'
import { keywordMetricsKept, planMetrics } from './keyword-metrics.ts'
import { nameKept } from './map.ts'
import { adsText } from './schema.ts'

const ENGLISH = { code: 'en', constant: 'languageConstants/1000' }
const MOST_IDEAS = 200
const MOST_CATEGORIES = 20
const KEYWORDS_EACH = 10

const ideasAnswer = z.object({
  results: z
    .array(z.object({ text: adsText.default(''), keywordIdeaMetrics: planMetrics }))
    .max(10_000)
    .default([]),
})
const themeConstant = z.object({ displayName: adsText.default('') })
const themesAnswer = z.object({
  keywordThemes: z
    .array(
      z.object({
        keywordThemeConstant: themeConstant.optional(),
        freeFormKeywordTheme: adsText.optional(),
      }),
    )
    .max(1_000)
    .default([]),
})
const typedAnswer = z.object({ keywordThemeConstants: z.array(themeConstant).max(1_000).default([]) })

/** Ideas for keywords: by texts, by a page, or by both. */
export async function suggestKeywordIdeas(
  context: ConnectorContext,
  { texts, landingUrl }: AdsSuggestionInput['keywordIdeas'],
  access: ConnectorAccess,
): Promise<ReadResult<AdsSuggested['keywordIdeas']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const keywords = texts.map((text) => text.trim()).filter((text) => text !== '')
  const url = landingUrl?.trim() ? landingUrl.trim() : null
  if (keywords.length === 0 && url === null) return { ok: true, data: { ideas: [] } }
  const seed =
    url === null
      ? { keywordSeed: { keywords } }
      : keywords.length === 0
        ? { urlSeed: { url } }
        : { keywordAndUrlSeed: { url, keywords } }
  const json = {
    language: ENGLISH.constant,
    keywordPlanNetwork: 'GOOGLE_SEARCH',
    pageSize: MOST_IDEAS,
    ...seed,
  }
  const request = { method: ':generateKeywordIdeas', json, isRead: true }
  const answer = await chosen.data.ask(request, ideasAnswer)
  if (!answer.ok) return answer
  const ideas = answer.data.results
    .filter(({ text }) => text !== '')
    .slice(0, MOST_IDEAS)
    .map(({ text, keywordIdeaMetrics }) => ({
      text: nameKept(text),
      ...keywordMetricsKept(keywordIdeaMetrics),
    }))
  return { ok: true, data: { ideas } }
}

/** Keyword categories that fit a business or begin like a text, each with its keywords. Where Google has none, its ideas for keywords take their place. */
export async function suggestCategories(
  context: ConnectorContext,
  input: AdsSuggestionInput['categories'],
  access: ConnectorAccess,
): Promise<ReadResult<AdsSuggested['categories']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const named = await themesFor(chosen.data, input)
  // Where Google refuses to name categories, or does not answer, its ideas take their place. Any other failure is the answer.
  const endsHere = !named.ok && named.failure.kind !== 'rejected' && named.failure.kind !== 'vendor_down'
  if (endsHere) return named
  const names = named.ok ? named.data : []
  const seeds = input.text?.trim() ? [input.text] : names
  const ideas = await suggestKeywordIdeas(
    context,
    { texts: seeds, landingUrl: input.landingUrl || null },
    access,
  )
  const texts = ideas.ok ? ideas.data.ideas.map(({ text }) => text) : []
  if (names.length === 0 && !ideas.ok) return ideas
  const wanted = names.length > 0 ? names : texts.slice(0, MOST_CATEGORIES)
  return {
    ok: true,
    data: { categories: wanted.map((name) => ({ name, keywords: keywordsFor(name, texts) })) },
  }
}

/** Names of Google's keyword themes, each once. */
async function themesFor(
  customer: AdsCustomer,
  { businessName, landingUrl, text }: AdsSuggestionInput['categories'],
): Promise<ReadResult<string[]>> {
  if (text?.trim()) {
    const json = { queryText: text.trim(), languageCode: ENGLISH.code }
    const typed = await customer.askPlain(
      { path: 'keywordThemeConstants:suggest', json, isRead: true },
      typedAnswer,
    )
    return typed.ok
      ? { ok: true, data: unique(typed.data.keywordThemeConstants.map(({ displayName }) => displayName)) }
      : typed
  }
  const suggestionInfo = {
    finalUrl: landingUrl,
    languageCode: ENGLISH.code,
    ...(businessName === '' ? {} : { businessContext: { businessName } }),
  }
  const request = { method: ':suggestKeywordThemes', json: { suggestionInfo }, isRead: true }
  const fitting = await customer.ask(request, themesAnswer)
  if (!fitting.ok) return fitting
  const names = fitting.data.keywordThemes.map(
    ({ keywordThemeConstant, freeFormKeywordTheme }) =>
      keywordThemeConstant?.displayName ?? freeFormKeywordTheme ?? '',
  )
  return { ok: true, data: unique(names) }
}

const unique = (names: readonly string[]): string[] =>
  [...new Set(names.map(nameKept))].filter((name) => name !== '').slice(0, MOST_CATEGORIES)

/** The ideas that share a word with a category, but for words such as "in" and "for" where it has others ("make up" has none). */
function keywordsFor(category: string, texts: readonly string[]): string[] {
  const all = category.toLowerCase().split(/\s+/u)
  const telling = all.filter((word) => !STOP_WORDS.has(word))
  const words = new Set(telling.length > 0 ? telling : all)
  return texts
    .filter((text) => text.toLowerCase() !== category.toLowerCase())
    .filter((text) =>
      text
        .toLowerCase()
        .split(/\s+/u)
        .some((word) => words.has(word)),
    )
    .slice(0, KEYWORDS_EACH)
}
