/** The services that can say where a website stands in a search, the preferred first. */
export const RANK_PROVIDERS = ['search_console', 'dataforseo', 'brave'] as const
export type RankProvider = (typeof RANK_PROVIDERS)[number]

/** What a provider can say. */
interface RankProviderFacts {
  /** What its numbers are, shown with each. */
  label: string
  /** Whose results they are. */
  engine: string
  /** It tells a phone's results from a computer's. */
  hasDevices: boolean
  /** It knows places within a country. */
  hasPlaces: boolean
  /** It names the other websites in the results. */
  hasCompetitors: boolean
  /** Its number is an average of many searches, known only for searches in which the website was shown. */
  isAverage: boolean
}

export const RANK_PROVIDER_FACTS: Readonly<Record<RankProvider, RankProviderFacts>> = {
  search_console: {
    label: 'Average position, last 28 days',
    engine: 'Google',
    hasDevices: true,
    hasPlaces: false,
    hasCompetitors: false,
    isAverage: true,
  },
  dataforseo: {
    label: 'Ranking in Google',
    engine: 'Google',
    hasDevices: true,
    hasPlaces: true,
    hasCompetitors: true,
    isAverage: false,
  },
  brave: {
    label: 'Ranking in Brave Search',
    engine: 'Brave Search',
    hasDevices: false,
    hasPlaces: false,
    hasCompetitors: true,
    isAverage: false,
  },
}
