import type { Comparison } from '#core/compare.ts'
import { FIRST_PAGE, placeText, roundPlace } from '#core/chart/places-plot.ts'
import { nearDate } from '#core/dates.ts'
import { DEEPEST_PLACE } from '#core/ranking/keyword-form.ts'
import { RANK_PROVIDER_FACTS } from '#core/ranking/providers.ts'
import type { WebsiteKind } from '#core/ranking/website-kinds.ts'
import { lowerFirst } from '#core/text.ts'
import type { KeywordAnswer } from '#web/app/queries/keyword-queries.ts'

const TOP = `the top ${DEEPEST_PLACE}`
const DEVICE_WORDS = { mobile: 'on a phone', desktop: 'on a computer' } as const

export const KIND_WORDS: Readonly<Record<WebsiteKind, { kind: string; note: string | null }>> = {
  directory: { kind: 'Directory', note: 'You could be in it' },
  social: { kind: 'Social network', note: null },
}

type Asked = Pick<KeywordAnswer, 'device' | 'location'>

/** On what and where the search was made: "on a phone, in Newtown, New South Wales". */
export const askedWords = ({ device, location }: Asked): string =>
  [device && DEVICE_WORDS[device], `in ${location.label}`].filter(Boolean).join(', ')

/** A place in a list: "Number 7", "Not in the top 100", "7.4 on average". */
export function placeWords({ provider, position }: Pick<KeywordAnswer, 'provider' | 'position'>): string {
  if (RANK_PROVIDER_FACTS[provider].isAverage)
    return position === null ? 'Not shown in 28 days' : `${placeText(position)} on average`
  return position === null ? `Not in ${TOP}` : `Number ${placeText(position)}`
}

/** What is said of a time without a place, in a chart: "not in the top 100". */
export const missingWords = (provider: KeywordAnswer['provider']): string =>
  lowerFirst(placeWords({ provider, position: null }))

/** What is said beside the number. */
export function placeFacts({ provider, position }: Pick<KeywordAnswer, 'provider' | 'position'>) {
  const { isAverage } = RANK_PROVIDER_FACTS[provider]
  if (position === null) {
    const of = isAverage ? 'Google hasn’t shown your website for this lately' : `Not in ${TOP}`
    return { place: null, of, onFirstPage: null, page: null }
  }
  const rounded = Math.min(DEEPEST_PLACE, Math.round(position))
  const isFirst = rounded <= FIRST_PAGE
  const page = isFirst
    ? `On the first page, ${ordinal(rounded)} of ${FIRST_PAGE}`
    : `On page ${Math.ceil(rounded / FIRST_PAGE)} of the results`
  return {
    place: placeText(position),
    of: isAverage ? 'on average' : `in ${TOP}`,
    onFirstPage: isFirst ? rounded : null,
    page: isAverage ? null : page,
  }
}

/** How the place that is shown changed since the look-up before: "2 better than on 24 Oct"; `null` without one to compare with. */
export function placeChange(
  { provider, places }: Pick<KeywordAnswer, 'provider' | 'places'>,
  now: Date,
  timeZone: string,
): { way: Comparison; words: string } | null {
  const before = places.at(-2)
  const last = places.at(-1)
  if (!before || !last) return null
  const day = nearDate(before.at, now, timeZone)
  const [was, is] = [shown(before.position), shown(last.position)]
  if (was === is) return { way: 'same', words: `As on ${day}` }
  if (is === null) return { way: 'worse', words: `Was ${was} on ${day}` }
  if (was === null) {
    const { isAverage } = RANK_PROVIDER_FACTS[provider]
    const words = isAverage ? `Wasn’t shown in the 28 days to ${day}` : `Wasn’t in ${TOP} on ${day}`
    return { way: 'better', words }
  }
  const way = is < was ? 'better' : 'worse'
  return { way, words: `${placeText(Math.abs(was - is))} ${way} than on ${day}` }
}

const shown = (position: number | null): number | null => (position === null ? null : roundPlace(position))

/** "1st", "2nd", "7th". */
function ordinal(number: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[number] ?? 'th'
  return `${number}${ending}`
}
