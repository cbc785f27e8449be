import type { CampaignDraft } from '#core/ads/draft.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { isBlank } from '#core/owner-input/text.ts'

type Location = CampaignDraft['locations'][number]

/** What makes two locations of a draft the same one. */
export const locationKey = (location: Location): string =>
  location.kind === 'place' ? location.id : `${location.latitude} ${location.longitude}`

/** A location in words: `Newtown`, `The shop, 10 km around`. */
export const locationWords = (location: Location): string =>
  location.kind === 'place' ? location.name : `${location.name}, ${location.kilometres} km around`

/** A list with one more, unless it is there already. */
export const withOne = <One>(all: readonly One[], one: One, keyOf: (one: One) => string): One[] =>
  all.some((other) => keyOf(other) === keyOf(one)) ? [...all] : [...all, one]

/** Texts with one of them changed; those before it that were never typed are empty. */
export const withText = (texts: readonly string[], place: number, text: string): string[] =>
  Array.from({ length: Math.max(texts.length, place + 1) }, (_, at) =>
    at === place ? text : (texts[at] ?? ''),
  )

/** Where an idea for a headline or description goes: the first empty place; `null`: there is none. */
export function emptyPlace(texts: readonly string[], kind: 'headlines' | 'descriptions'): number | null {
  const place = Array.from({ length: ADS_LIMITS[kind] }, (_, at) => texts[at] ?? '').findIndex(isBlank)
  return place === -1 ? null : place
}
