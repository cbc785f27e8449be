import type { AdsPeriod } from '#core/ads/dates.ts'
import { type AdsData, type AdsRead, MOST_ADS_DAYS } from '#core/ads/reads.ts'
import type { AssetRow, NegativeKeywordRow, SearchTermRow } from '#core/ads/rows.ts'
import { DEMOGRAPHICS } from '#core/ads/states.ts'
import { sameText } from '../check/problems.ts'
import { BLUE_WREN_ADS } from './blue-wren.ts'
import { dayNumber, dayOfNumber } from './days.ts'
import { pickerOf, type SampleEvent } from './events.ts'
import { rowOfCampaign, rowOfKeyword, rowOfAdGroup, rowOfStrategy, stateOfCampaign } from './rows.ts'
import { type AdsSampleState, ranOn } from './state.ts'
import { daysOf, EventSums } from './sums.ts'

/** When a read of the sample is made. */
interface At {
  period: AdsPeriod
  /** Today in the account's time zone. */
  today: string
  /** For a read of one ad group; absent: of all. */
  adGroupId?: string | undefined
}

type Reads = { [Read in AdsRead]: (state: AdsSampleState, at: At) => AdsData[Read] }

const whole = <Row>(rows: Row[]): { rows: Row[]; isCut: false } => ({ rows, isCut: false })

const READS: Reads = {
  account: () => BLUE_WREN_ADS,
  campaigns: (state, at) => {
    const sums = sumsOf(state, at, ({ campaignId }) => [campaignId])
    return whole(
      state.campaigns.map((one) => rowOfCampaign(one, { state, ...at, metrics: sums.metricsOf(one.id) })),
    )
  },
  adGroups: (state, at) => {
    const sums = sumsOf(state, at, ({ adGroupId }) => [adGroupId])
    return whole(state.adGroups.map((one) => rowOfAdGroup(one, state, sums.metricsOf(one.id))))
  },
  keywords: (state, at) => {
    const sums = sumsOf(state, at, ({ keywordId }) => (keywordId === null ? [] : [keywordId]))
    return whole(state.keywords.map((one) => rowOfKeyword(one, state, sums.metricsOf(one.id))))
  },
  demographics,
  searchTerms,
  negativeKeywords: ({ negatives, ...state }) => ({
    ...whole(
      negatives.map(
        ({ from: _from, ...negative }): NegativeKeywordRow => ({
          ...negative,
          addedTo:
            [...state.campaigns, ...state.adGroups, ...state.lists].find(
              ({ id }) => id === negative.addedToId,
            )?.name ?? '',
        }),
      ),
    ),
    lists: state.lists.map((list) => ({
      ...list,
      keywords: negatives.filter(({ addedToId }) => addedToId === list.id).length,
    })),
  }),
  assets,
  strategies: (state) => whole(state.strategies.map((one) => rowOfStrategy(one, state))),
  days: (state, at) => {
    const { from, to } = daysOf(state, at.period, at.today)
    const first = Math.max(dayNumber(from), dayNumber(to) - MOST_ADS_DAYS + 1)
    const sums = sumsOf(state, at, ({ day }) => [day])
    const days = Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => dayOfNumber(first + index))
    return {
      ...whole(days.map((day) => ({ day, metrics: sums.metricsOf(day) }))),
      month: monthOf(state, at.today),
    }
  },
  month: (state, { today }) => monthOf(state, today),
  landingPages: ({ campaigns }, { today }) =>
    whole(
      campaigns
        .filter((one) => stateOfCampaign(one, today) === 'enabled')
        .map(({ id, name, landingUrl }) => ({ url: landingUrl, campaignId: id, campaignName: name })),
    ),
}

function monthOf(state: AdsSampleState, today: string): AdsData['month'] {
  const range = { from: `${today.slice(0, 8)}01`, to: today }
  return { today, cost: new EventSums(state, range, () => ['month']).metricsOf('month').cost }
}

const sumsOf = (
  state: AdsSampleState,
  { period, today }: At,
  keysOf: (event: SampleEvent) => readonly string[],
): EventSums => new EventSums(state, daysOf(state, period, today), keysOf)

/** The usual shares of each choice, in the order of `DEMOGRAPHICS`. */
const SHARES: Readonly<Record<keyof typeof DEMOGRAPHICS, readonly number[]>> = {
  gender: [58, 27, 15],
  age: [9, 24, 23, 16, 10, 7, 11],
  parental_status: [31, 38, 31],
  household_income: [14, 13, 12, 11, 11, 16, 23],
}

function demographics(state: AdsSampleState, at: At): AdsData['demographics'] {
  const kinds = Object.entries(DEMOGRAPHICS).map(([kind, all]) => {
    const shares = Object.entries(SHARES).find(([name]) => name === kind)?.[1] ?? []
    const values = all.map((value, index) => ({ value, weight: shares[index] ?? 0 }))
    return { kind, values, pick: pickerOf(values) }
  })
  const isWanted = (id: string) => at.adGroupId === undefined || at.adGroupId === id
  const groups = state.adGroups.filter(({ id, type }) => type === 'standard' && isWanted(id))
  const excludedOf = new Map(groups.map(({ id, excluded }) => [id, excluded]))
  const sums = sumsOf(state, at, ({ adGroupId, number, day }) => {
    const excluded = (excludedOf.get(adGroupId) ?? []).filter(({ run }) => ranOn([run], day))
    return kinds.flatMap(({ kind, values, pick }, index) => {
      const isOpen = ({ value }: { value: string }) =>
        !excluded.some((one) => one.kind === kind && one.value === value)
      const picked = (excluded.length === 0 ? pick : pickerOf(values.filter(isOpen)))(number + index * 17)
      return picked ? [`${adGroupId} ${kind} ${picked.value}`] : []
    })
  })
  return whole(
    groups.flatMap(({ id, excluded }) =>
      kinds.flatMap(({ kind, values }) =>
        values.map(({ value }) => ({
          adGroupId: id,
          kind,
          value,
          isExcluded: excluded.some((one) => one.kind === kind && one.value === value && one.run.to === null),
          metrics: sums.metricsOf(`${id} ${kind} ${value}`),
        })),
      ),
    ),
  )
}

function searchTerms(state: AdsSampleState, at: At): AdsData['searchTerms'] {
  const sums = sumsOf(state, at, ({ adGroupId, term }) => (term === null ? [] : [`${adGroupId} ${term}`]))
  const rows = sums.keys.map((key): SearchTermRow => {
    const [groupId = '', ...words] = key.split(' ')
    const term = words.join(' ')
    const adGroup = state.adGroups.find(({ id }) => id === groupId)
    const campaign = state.campaigns.find(({ id }) => id === adGroup?.campaignId)
    const isSmart = adGroup?.type === 'smart'
    return {
      term,
      state: stateOfTerm(state, groupId, term),
      campaignId: campaign?.id ?? '0',
      campaignName: campaign?.name ?? '',
      adGroupId: isSmart ? null : groupId,
      adGroupName: isSmart ? null : (adGroup?.name ?? ''),
      metrics: sums.metricsOf(key),
    }
  })
  return whole(rows)
}

function stateOfTerm(state: AdsSampleState, groupId: string, term: string): SearchTermRow['state'] {
  const campaignId = state.adGroups.find(({ id }) => id === groupId)?.campaignId
  const isTerm = ({ text }: { text: string }) => sameText(text) === sameText(term)
  const isExcluded = state.negatives.some(
    (one) => isTerm(one) && (one.addedToId === groupId || one.addedToId === campaignId),
  )
  if (isExcluded) return 'excluded'
  const isAdded = state.keywords.some(
    (one) => isTerm(one) && one.adGroupId === groupId && one.state !== 'removed',
  )
  return isAdded ? 'added' : 'none'
}

/** Each sitelink and callout of an ad's place is shown with every fifth ad that nobody clicks, and has every twelfth click. */
function assets(state: AdsSampleState, at: At): AdsData['assets'] {
  const sums = sumsOf(state, at, ({ campaignId, adGroupId, number, isClick, day }) =>
    state.assetLinks.flatMap(({ id, levelId, level, run, assetId }, index) => {
      const isHere = level === 'account' || levelId === campaignId || levelId === adGroupId
      const turn = number + index
      const isShown = isClick ? turn % 12 === 0 : turn % 5 === 0
      return isHere && isShown && ranOn([run], day) ? [`${id} ${assetId} ${level}`] : []
    }),
  )
  return whole(
    state.assetLinks.map(({ run: _run, ...link }): AssetRow => {
      const asset = state.assets.find(({ id }) => id === link.assetId)
      const place = [...state.campaigns, ...state.adGroups].find(({ id }) => id === link.levelId)
      return {
        ...link,
        type: asset?.type ?? 'callout',
        levelName: place?.name ?? null,
        source: 'advertiser',
        isMadeHere: false,
        sitelink: asset?.sitelink ?? null,
        callout: asset?.callout ?? null,
        metrics: sums.metricsOf(`${link.id} ${link.assetId} ${link.level}`),
      }
    }),
  )
}

/** What a read of the sample account gives: the same for the same day, whoever asks. */
export function readSample<Read extends AdsRead>(state: AdsSampleState, read: Read, at: At): AdsData[Read] {
  const chosen: Reads[Read] = READS[read]
  return chosen(state, at)
}
