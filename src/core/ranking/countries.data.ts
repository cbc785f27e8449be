/** A country in which searches can be looked up. */
export interface SearchCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** ISO 3166-1 alpha-3, in small letters: Search Console's name of it. */
  letters3: string
  name: string
  /** Google's number of it (Ads API, geo targets): 2000 and its number of ISO 3166-1. */
  google: number
}

const country = (code: string, letters3: string, number: number, name: string): SearchCountry => ({
  code,
  letters3,
  name,
  google: 2_000 + number,
})

/** Countries that a search can be made in, the home markets first. Brave Search knows each of them (its parameter `country`). */
export const SEARCH_COUNTRIES: readonly SearchCountry[] = [
  country('AU', 'aus', 36, 'Australia'),
  country('NZ', 'nzl', 554, 'New Zealand'),
  country('CA', 'can', 124, 'Canada'),
  country('DE', 'deu', 276, 'Germany'),
  country('HK', 'hkg', 344, 'Hong Kong'),
  country('IN', 'ind', 356, 'India'),
  country('MY', 'mys', 458, 'Malaysia'),
  country('PH', 'phl', 608, 'Philippines'),
  country('ZA', 'zaf', 710, 'South Africa'),
  country('GB', 'gbr', 826, 'United Kingdom'),
  country('US', 'usa', 840, 'United States'),
]

/** The country of an owner's profile; Australia where the profile has another. */
export function searchCountryOf(profileCountry: string | null): SearchCountry {
  const found = SEARCH_COUNTRIES.find(({ code }) => code === profileCountry) ?? SEARCH_COUNTRIES[0]
  if (!found) throw new Error('there is no country')
  return found
}
