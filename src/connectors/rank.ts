import { z } from 'zod'
import { SEARCH_COUNTRIES } from '#core/ranking/countries.data.ts'
import { DEEPEST_PLACE, LONGEST_KEYWORD, SEARCH_DEVICES } from '#core/ranking/keyword-form.ts'
import { type OrganicResult, searchPositionOf } from '#core/ranking/places.ts'
import { RANK_PROVIDERS } from '#core/ranking/providers.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import { anyRead, type ConnectorSetting } from './connector.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from './context.ts'
import { DAY_MS } from '#core/time-units.ts'

const LONGEST_TITLE = 150
const LONGEST_ADDRESS = 500
/** Places of which a person chooses one. */
export const MOST_PLACES_OFFERED = 20

/** A place in which a search is made, as its provider names it. */
export const searchLocation = z.object({ code: z.string().max(20), label: z.string().max(120) })
export type SearchLocation = z.infer<typeof searchLocation>

/** What every provider of rankings is asked: `lookup`. */
const rankLookUpInput = z.strictObject({
  keyword: z
    .string()
    .min(1)
    .max(LONGEST_KEYWORD * 2),
  device: z.enum(SEARCH_DEVICES),
  /** A code of the provider's own list. */
  location: z.string().max(20),
  siteHost: z.string().min(1).max(253),
})
export type RankLookUp = z.infer<typeof rankLookUpInput>

/** What every provider answers. */
export const rankLookUpData = z.object({
  /** `null`: not among the first 100. A fraction where the provider gives an average. */
  position: z.number().min(1).max(DEEPEST_PLACE).nullable(),
  foundUrl: z.string().max(LONGEST_ADDRESS).nullable(),
  /** The first ten other websites; empty where the provider names none. */
  competitors: z
    .array(
      z.object({
        position: z.number().int().min(1).max(DEEPEST_PLACE),
        host: z.string().max(253),
        title: z.string().max(LONGEST_TITLE),
        url: z.string().max(LONGEST_ADDRESS),
      }),
    )
    .max(10),
})
export type RankData = z.infer<typeof rankLookUpData>

/** What every provider is asked for places to choose from: `locations`, by a part of a name or by a code. */
const rankLocationsInput = z.strictObject({
  /** Country of the owner, ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  typed: z.string().max(100),
  /** Only the place with this code. */
  code: z.string().max(20).optional(),
})
export type LocationsWanted = z.infer<typeof rankLocationsInput>
export const rankLocationsData = z.object({ locations: z.array(searchLocation).max(MOST_PLACES_OFFERED) })

/** An address as it is kept; `null` for a longer one: cut off it would be another. */
export const addressKept = (url: string | null | undefined): string | null =>
  url !== null && url !== undefined && url.length <= LONGEST_ADDRESS ? url : null

/** The position of a website as it is kept: titles on one line, and of another website with a long address the homepage. */
export function rankDataOf(results: readonly OrganicResult[], siteHost: string): RankData {
  const { position, foundUrl, competitors } = searchPositionOf(results, siteHost)
  return {
    position,
    foundUrl: addressKept(foundUrl),
    competitors: competitors.map(({ url, title, ...one }) => ({
      ...one,
      title: cut(tidyLine(title), LONGEST_TITLE),
      url: addressKept(url) ?? new URL(url).origin,
    })),
  }
}

/** The places whose name has what was typed, those that begin with it first. */
export function matchingLocations(
  all: readonly SearchLocation[],
  { typed, code }: Pick<LocationsWanted, 'typed' | 'code'>,
): { locations: SearchLocation[] } {
  if (code !== undefined) return { locations: all.filter((one) => one.code === code).slice(0, 1) }
  const words = tidyLine(typed).toLowerCase()
  const fitting = all.filter(({ label }) => label.toLowerCase().includes(words))
  const begins = ({ label }: SearchLocation) => label.toLowerCase().startsWith(words)
  return {
    locations: [...fitting.filter(begins), ...fitting.filter((one) => !begins(one))].slice(
      0,
      MOST_PLACES_OFFERED,
    ),
  }
}

/** The countries, the owner's own first, by a code that the provider needs. */
export function countriesFirst(
  own: string,
  codeOf: (country: (typeof SEARCH_COUNTRIES)[number]) => string,
): SearchLocation[] {
  const first = SEARCH_COUNTRIES.filter(({ code }) => code === own)
  const rest = SEARCH_COUNTRIES.filter(({ code }) => code !== own)
  return [...first, ...rest].map((country) => ({ code: codeOf(country), label: country.name }))
}

/** Settings that the providers share: which of them to ask, and how often an owner may. */
export const RANK_SETTINGS: readonly ConnectorSetting[] = [
  {
    name: 'RANK_PROVIDER',
    label: 'Which service to ask where several are set up',
    shape: z.enum(RANK_PROVIDERS, `Write one of these: ${RANK_PROVIDERS.join(', ')}.`),
    isOptional: true,
  },
  {
    name: 'RANK_DAILY_LOOKUPS',
    label: 'Look-ups an owner may make in a day',
    shape: z.string().regex(/^(?:[1-9]\d{0,2})$/u, 'Write a number from 1 to 999.'),
    isOptional: true,
  },
]

/** How a provider of rankings answers. */
interface RankProvider {
  lookUp: (
    context: ConnectorContext,
    asked: RankLookUp,
    access: ConnectorAccess,
  ) => Promise<ReadResult<RankData>>
  locations: (
    context: ConnectorContext,
    wanted: LocationsWanted,
    access: ConnectorAccess,
  ) => Promise<ReadResult<z.infer<typeof rankLocationsData>>>
  sample?: (asked: RankLookUp, day: string) => RankData
}

/** The reads of every provider of rankings. */
export const rankReads = ({ lookUp, locations, sample }: RankProvider) => ({
  lookup: anyRead({
    input: rankLookUpInput,
    data: rankLookUpData,
    subjectOf: ({ keyword, device, location }) => JSON.stringify([keyword, device, location]),
    freshMs: DAY_MS,
    run: lookUp,
    ...(sample ? { sample } : {}),
  }),
  locations: anyRead({
    input: rankLocationsInput,
    data: rankLocationsData,
    subjectOf: ({ country, typed, code }) => JSON.stringify([country, typed, code ?? '']),
    freshMs: DAY_MS,
    run: locations,
  }),
})
