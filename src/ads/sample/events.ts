import type { DateRange } from '#core/ads/dates.ts'
import { dayNumber, dayOfNumber } from './days.ts'
import { counterOf, firstDayOf, isOneOf, priceOf, weightOn } from './rates.ts'
import { type AdsSampleState, ranOn, type SampleAdGroup, type SampleCampaign } from './state.ts'

/** An ad was shown. Every figure of the sample account is a sum of these, by which tabs and dates agree. */
export interface SampleEvent {
  day: string
  campaignId: string
  adGroupId: string
  /** `null`: a smart campaign has no keywords. */
  keywordId: string | null
  /** What was searched for; `null`: every search of the ad group is blocked. */
  term: string | null
  /** Its number among the clicks of the campaign, or among the times that the ad was only shown; for what is spread over events. */
  number: number
  isClick: boolean
  cents: number
  conversions: number
  calls: number
}

// Multiples of an irrational number spread evenly between whole numbers (Weyl's equidistribution theorem); of two such numbers independently.
const GOLDEN_RATIO_FRACTION = 0.618_033_988_749_895
const ROOT_OF_TWO_FRACTION = 0.414_213_562_373_095

/** Picks one of some by a sequence that spreads evenly: each gets its share, whatever the stretch. `undefined`: nothing has a weight. */
export function pickerOf<Item extends { weight: number }>(items: readonly Item[]) {
  let all = 0
  const sums = items.map(({ weight }) => (all += weight))
  return (number: number, step = GOLDEN_RATIO_FRACTION): Item | undefined => {
    const at = ((number * step) % 1) * all
    return items[sums.findIndex((sum) => at < sum)]
  }
}

interface Shown {
  adGroup: SampleAdGroup
  keywordId: string | null
  weight: number
}

/** Gives what happened in some days, in the order of campaigns and days. */
export function eachEvent(state: AdsSampleState, range: DateRange, take: (event: SampleEvent) => void): void {
  const termsOf = searchedTerms(state)
  for (const campaign of state.campaigns) {
    const groups = state.adGroups.filter(({ campaignId }) => campaignId === campaign.id)
    const keywords = state.keywords.filter(({ adGroupId }) => groups.some(({ id }) => id === adGroupId))
    eachDay(campaign, range, (day, events) => {
      const running = groups.filter(({ runs }) => ranOn(runs, day))
      const shown = running.flatMap((adGroup): Shown[] =>
        adGroup.type === 'smart'
          ? [{ adGroup, keywordId: null, weight: 1 }]
          : keywords
              .filter((keyword) => keyword.adGroupId === adGroup.id && ranOn([keyword.run], day))
              .map(({ id, weight }) => ({ adGroup, keywordId: id, weight })),
      )
      const shownAt = pickerOf(shown)
      const terms = new Map(running.map((adGroup) => [adGroup, pickerOf(termsOf(adGroup, day))]))
      for (const event of events) {
        const one = shownAt(event.number)
        if (!one) continue
        const { adGroup, keywordId } = one
        const term = terms.get(adGroup)?.(event.number, ROOT_OF_TWO_FRACTION)?.term ?? null
        take({ ...event, day, campaignId: campaign.id, adGroupId: adGroup.id, keywordId, term })
      }
    })
  }
}

/** An event before it is known which keyword and search it is of. */
type UnplacedEvent = Pick<SampleEvent, 'number' | 'isClick' | 'cents' | 'conversions' | 'calls'>

/** The days of a campaign with their events: first the clicks, then where the ad was only shown. */
function eachDay(
  campaign: SampleCampaign,
  { from, to }: DateRange,
  take: (day: string, events: UnplacedEvent[]) => void,
): void {
  const { rate } = campaign
  const first = firstDayOf(campaign)
  if (first === null || rate.clicks === 0) return
  const clicksAt = counterOf(rate.clicks, rate)
  const viewsAt = counterOf(rate.impressions - rate.clicks, rate)
  const usual = { first: clicksAt(rate.before), all: rate.clicks }
  const priceAt = priceOf(rate.cost, { first: usual.first, clicks: rate.clicks })
  let weight = 0
  for (let number = dayNumber(first); number <= dayNumber(to); number += 1) {
    const next = weight + weightOn(campaign, number)
    const day = dayOfNumber(number)
    const isOver = campaign.endDate !== null && day > campaign.endDate
    if (day >= from && next > weight && day >= campaign.startDate && !isOver) {
      const events: UnplacedEvent[] = []
      for (let click = clicksAt(weight); click < clicksAt(next); click += 1)
        events.push({
          number: click,
          isClick: true,
          cents: priceAt(click),
          conversions: isOneOf(click, { ...usual, some: rate.conversions }) ? 1 : 0,
          calls: isOneOf(click, { ...usual, some: rate.calls }) ? 1 : 0,
        })
      for (let view = viewsAt(weight); view < viewsAt(next); view += 1)
        events.push({ number: view, isClick: false, cents: 0, conversions: 0, calls: 0 })
      take(day, events)
    }
    weight = next
  }
}

/** What people search for in an ad group on a day: its terms and keywords that no negative keyword blocks. */
function searchedTerms({ adGroups, keywords, negatives, lists }: AdsSampleState) {
  const all = new Map(
    adGroups.map((adGroup) => {
      const own = keywords.filter(({ adGroupId }) => adGroupId === adGroup.id)
      const runsOf = Map.groupBy(own, ({ text }) => text)
      const isTerm = new Set(adGroup.terms.map(({ term }) => term))
      const texts = [
        ...adGroup.terms.map(({ term, weight }) => ({ term, weight })),
        ...[...runsOf].flatMap(([term, [keyword]]) =>
          keyword && !isTerm.has(term) ? [{ term, weight: keyword.weight }] : [],
        ),
      ]
      const listIds = lists
        .filter((list) => list.campaignIds.includes(adGroup.campaignId))
        .map(({ id }) => id)
      const places = new Set([adGroup.id, adGroup.campaignId, ...listIds])
      const against = negatives.filter(({ addedToId }) => places.has(addedToId)).map(blockerOf)
      const terms = texts.map(({ term, weight }) => {
        const words = term.toLowerCase().split(' ')
        const blocking = against.filter(({ blocks }) => blocks(words)).map(({ from }) => from)
        const runs = (runsOf.get(term) ?? []).map(({ run }) => run)
        // A term brings the ad up before it is a keyword, too; none does after its keyword was removed.
        const isSearchedOn = (day: string): boolean =>
          isTerm.has(term)
            ? runs.length === 0 || runs.some(({ to }) => to === null || day <= to)
            : ranOn(runs, day)
        return { term, weight, isSearchedOn, blockedFrom: blocking.toSorted()[0] ?? null }
      })
      return [adGroup.id, terms] as const
    }),
  )
  return ({ id }: SampleAdGroup, day: string) =>
    (all.get(id) ?? []).filter(
      ({ isSearchedOn, blockedFrom }) => isSearchedOn(day) && (blockedFrom === null || day < blockedFrom),
    )
}

/** From which day on a negative keyword keeps an ad from which searches (Google's match types of negative keywords: no close variants). */
function blockerOf({ text, matchType, from }: AdsSampleState['negatives'][number]) {
  const wanted = text.toLowerCase().split(' ')
  const phrase = wanted.join(' ')
  const rules: Readonly<Record<typeof matchType, (words: readonly string[]) => boolean>> = {
    exact: (words) => words.join(' ') === phrase,
    phrase: (words) => ` ${words.join(' ')} `.includes(` ${phrase} `),
    broad: (words) => wanted.every((word) => words.includes(word)),
  }
  return { from, blocks: rules[matchType] }
}
