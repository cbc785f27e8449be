import type { KeywordRow, SearchTermRow } from '#core/ads/rows.ts'
import { COMPETITIONS } from '#core/ads/states.ts'
import { countText } from '#core/format/counts.ts'
import { detailColumn, figureColumns, textColumn } from '../columns.ts'
import { type FigureFormat, NO_FIGURE } from '../figure-words.ts'
import { COMPETITION_WORDS, MATCH_WORDS, ADS_STATE_WORDS, TERM_WORDS } from '../state-words.ts'
import type { TabRows } from '../tab-rows.ts'

/** The tab Keywords. */
export function keywordsTab(format: FigureFormat): TabRows<KeywordRow> {
  return {
    idOf: ({ id }) => id,
    nameOf: ({ text }) => text,
    detailOf: ({ campaignName, adGroupName }) => `${campaignName}, ${adGroupName}`,
    stateOf: ({ state }) => state,
    words: ({ text, campaignName, adGroupName }) => `${text}\n${campaignName}\n${adGroupName}`,
    columns: [
      textColumn('name', 'Keyword', ({ text }) => text),
      textColumn('status', 'Status', ({ state }) => ADS_STATE_WORDS[state]),
      textColumn('matchType', 'Match type', ({ matchType }) => MATCH_WORDS[matchType]),
      detailColumn('campaign', 'Campaign', ({ campaignName }) => campaignName),
      detailColumn('adGroup', 'Ad group', ({ adGroupName }) => adGroupName),
      {
        id: 'relevance',
        title: 'Relevance',
        isFigure: true,
        shown: 'at_first',
        value: ({ relevance }) => relevance,
        text: ({ relevance }) => (relevance === null ? NO_FIGURE : `${relevance} of 10`),
      },
      {
        id: 'averageMonthlySearches',
        title: 'Searches a month',
        isFigure: true,
        shown: 'at_first',
        value: ({ averageMonthlySearches }) => averageMonthlySearches,
        text: ({ averageMonthlySearches: searches }) => (searches === null ? NO_FIGURE : countText(searches)),
        inSheet: ({ averageMonthlySearches: searches }) => String(searches ?? ''),
      },
      {
        ...textColumn<KeywordRow>(
          'competition',
          'Competition',
          ({ competition }) => (competition === null ? NO_FIGURE : COMPETITION_WORDS[competition]),
          'at_first',
        ),
        value: ({ competition }) => (competition === null ? null : COMPETITIONS.indexOf(competition)),
      },
      ...fewer(figureColumns<KeywordRow>(format)),
    ],
  }
}

/** The tab Search Terms. */
export function searchTermsTab(format: FigureFormat): TabRows<SearchTermRow> {
  return {
    idOf: ({ term, campaignId, adGroupId }) => `${campaignId}~${adGroupId ?? ''}~${term}`,
    nameOf: ({ term }) => term,
    detailOf: ({ campaignName, adGroupName }) => [campaignName, adGroupName].filter(Boolean).join(', '),
    stateOf: () => null,
    words: ({ term, campaignName, adGroupName }) => `${term}\n${campaignName}\n${adGroupName ?? ''}`,
    columns: [
      textColumn('name', 'Search term', ({ term }) => term),
      textColumn('state', 'Added or excluded', ({ state }) => TERM_WORDS[state]),
      detailColumn('campaign', 'Campaign', ({ campaignName }) => campaignName),
      detailColumn('adGroup', 'Ad group', ({ adGroupName }) => adGroupName ?? ''),
      ...figureColumns<SearchTermRow>(format),
    ],
  }
}

/** Keywords have three columns more of their own, so fewer measures are there at first. */
const fewer = <Column extends { id: string; shown: string }>(columns: readonly Column[]): Column[] =>
  columns.map((column) =>
    ['impressions', 'avgCPC', 'costPerConv'].includes(column.id)
      ? { ...column, shown: 'when_chosen' }
      : column,
  )
