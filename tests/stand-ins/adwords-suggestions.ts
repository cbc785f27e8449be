import { sampleAdTexts, sampleCategories, sampleIdeas, samplePlaces } from '#ads/sample/suggestions.ts'
import { textIn, valueAt } from './adwords-account.ts'

/** What Google suggests, by the end of its path. */
export const ADS_SUGGESTION_ANSWERS: Readonly<Record<string, (body: unknown) => Record<string, unknown>>> = {
  'geoTargetConstants:suggest': (body) => ({
    geoTargetConstantSuggestions: textsIn(body, 'locationNames.names').flatMap((name) =>
      samplePlaces(name).places.map((place) => ({
        searchTerm: name,
        geoTargetConstant: {
          resourceName: `geoTargetConstants/${place.id}`,
          id: place.id,
          name: place.name,
          canonicalName: [place.name, ...place.detail.split(', ').slice(1)].join(','),
          targetType: place.detail.split(', ')[0],
          status: 'ENABLED',
        },
      })),
    ),
  }),
  'keywordThemeConstants:suggest': (body) => ({
    keywordThemeConstants: sampleCategories(textIn(body, 'queryText')).categories.map(({ name }, index) => ({
      resourceName: `keywordThemeConstants/${index}~0`,
      displayName: name,
    })),
  }),
  ':suggestKeywordThemes': () => ({
    keywordThemes: sampleCategories().categories.map(({ name }) => ({ freeFormKeywordTheme: name })),
  }),
  ':suggestSmartCampaignAd': () => {
    const { headlines, descriptions } = sampleAdTexts(['Florist'], [])
    return {
      adInfo: {
        headlines: headlines.map((text) => ({ text })),
        descriptions: descriptions.map((text) => ({ text })),
      },
    }
  },
  ':suggestSmartCampaignBudgetOptions': () => ({
    low: { dailyAmountMicros: '8000000' },
    recommended: { dailyAmountMicros: '14000000' },
    high: { dailyAmountMicros: '26000000' },
  }),
  ':generateKeywordIdeas': (body) => {
    const texts = [...textsIn(body, 'keywordSeed.keywords'), ...textsIn(body, 'keywordAndUrlSeed.keywords')]
    return {
      results: sampleIdeas(texts).ideas.map(({ text, averageMonthlySearches, competition }) => ({
        text,
        keywordIdeaMetrics: numbersOf(averageMonthlySearches ?? 0, competition ?? 'unknown'),
      })),
    }
  },
  ':generateKeywordHistoricalMetrics': (body) => ({
    results: textsIn(body, 'keywords').map((text) => ({
      text,
      closeVariants: [],
      keywordMetrics: numbersOf(text.length * 10, text.length % 2 === 0 ? 'low' : 'high'),
    })),
  }),
}

const numbersOf = (searches: number, competition: string) => ({
  avgMonthlySearches: String(searches),
  competition: competition.toUpperCase(),
})

const textsIn = (body: unknown, path: string): string[] => {
  const found = valueAt(body, path)
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}
