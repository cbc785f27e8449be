import { describe, it } from 'node:test'
import { usualBudgets } from '#ads/budgets.ts'
import { daysChart } from '#ads/days-chart.ts'
import { FIGURE_IDS } from '#ads/figures.ts'
import { BLUE_WREN_STATE } from '#ads/sample/blue-wren.ts'
import { readSample } from '#ads/sample/reads.ts'
import {
  sampleAdTexts,
  sampleCategories,
  sampleIdeas,
  sampleLanguages,
  samplePlaces,
} from '#ads/sample/suggestions.ts'
import { adsSheet, sheetName } from '#ads/sheet.ts'
import type { TabRows } from '#ads/tab-rows.ts'
import { adGroupsTab } from '#ads/tabs/ad-groups.ts'
import { assetsTab } from '#ads/tabs/assets.ts'
import { campaignsTab } from '#ads/tabs/campaigns.ts'
import { keywordsTab, searchTermsTab } from '#ads/tabs/keywords.ts'
import { NEGATIVE_KEYWORDS_TAB } from '#ads/tabs/negative-keywords.ts'
import { strategiesTab } from '#ads/tabs/strategies.ts'
import { unfittingTerms } from '#ads/watch/unfitting-terms.ts'
import { wastedSpend } from '#ads/watch/wasted-spend.ts'
import { assertApproved, valueLines } from './lines.ts'
import { TODAY } from './sample-ads.ts'

const MONTH = { period: '30days', today: TODAY } as const
const FORMAT = { currency: 'AUD', countsConversions: true } as const

/** A tab as on the screen: names, details, states, totals, and each column of each row. */
const tabLines = <Row>(title: string, tab: TabRows<Row>, rows: readonly Row[]): string[] => [
  `== ${title}, ${sheetName(title, TODAY, true)}`,
  ...tab.columns.map(({ id, title, isFigure, shown, titleInSheet, total, inEverySheet }) =>
    [id, title, isFigure, shown, titleInSheet, inEverySheet, total?.(rows)].join(' · '),
  ),
  ...rows.map((row) =>
    [tab.idOf(row), tab.nameOf(row), tab.detailOf(row), tab.stateOf(row), tab.words(row)].join(' · '),
  ),
  ...rows.map((row) => tab.columns.map((column) => `${column.text(row)} (${column.value(row)})`).join(' · ')),
  ...adsSheet({ columns: tab.columns, rows, title, isSample: true }).split('\n'),
]

describe('the sample ads account is what was approved', () => {
  it('in every tab', (test) => {
    const terms = readSample(BLUE_WREN_STATE, 'searchTerms', MONTH).rows
    const campaigns = readSample(BLUE_WREN_STATE, 'campaigns', MONTH).rows
    const keywords = readSample(BLUE_WREN_STATE, 'keywords', MONTH).rows
    const lines = [
      ...tabLines('campaigns', campaignsTab(FORMAT), campaigns),
      ...tabLines('ad groups', adGroupsTab(FORMAT), readSample(BLUE_WREN_STATE, 'adGroups', MONTH).rows),
      ...tabLines('keywords', keywordsTab(FORMAT), keywords),
      ...tabLines('search terms', searchTermsTab(FORMAT), terms.slice(0, 40)),
      ...tabLines(
        'negative keywords',
        NEGATIVE_KEYWORDS_TAB,
        readSample(BLUE_WREN_STATE, 'negativeKeywords', MONTH).rows,
      ),
      ...tabLines('assets', assetsTab(FORMAT), readSample(BLUE_WREN_STATE, 'assets', MONTH).rows),
      ...tabLines('strategies', strategiesTab('AUD'), readSample(BLUE_WREN_STATE, 'strategies', MONTH).rows),
      ...valueLines('unfitting', unfittingTerms(terms, { keywords, known: new Set() })),
      ...valueLines('wasted', wastedSpend(campaigns, FORMAT)),
    ]
    assertApproved(test, 'ads-tabs', `${lines.join('\n')}\n`)
  })

  it('in every other reading', (test) => {
    const { rows, month } = readSample(BLUE_WREN_STATE, 'days', MONTH)
    const lines = [
      ...valueLines('account', readSample(BLUE_WREN_STATE, 'account', MONTH)),
      ...valueLines('month', month),
      ...valueLines('days', rows),
      ...valueLines('landing', readSample(BLUE_WREN_STATE, 'landingPages', MONTH).rows),
      ...valueLines(
        'demographics',
        readSample(BLUE_WREN_STATE, 'demographics', { ...MONTH, adGroupId: '201' }).rows,
      ),
      ...valueLines('lists', readSample(BLUE_WREN_STATE, 'negativeKeywords', MONTH).lists),
      ...FIGURE_IDS.flatMap((id) => {
        const { title, labels, series, unit, words, shortWords } = daysChart(rows, id, FORMAT)
        return valueLines(`chart ${id}`, [
          title,
          labels,
          series,
          unit,
          words(1_500_000),
          shortWords(2_000_000),
        ])
      }),
    ]
    assertApproved(test, 'ads-readings', `${lines.join('\n')}\n`)
  })

  it('in what it suggests', (test) => {
    const lines = [
      ...['', 'newt', 'Sydney', 'new zealand'].flatMap((text) =>
        valueLines(`places ${text}`, samplePlaces(text).places),
      ),
      ...valueLines('languages', sampleLanguages().languages),
      ...['', 'wedding', 'rose'].flatMap((text) =>
        valueLines(`categories ${text}`, sampleCategories(text).categories),
      ),
      ...[[], ['wedding'], ['of it'], ['same day flowers']].flatMap((texts) =>
        valueLines(`ideas ${texts.join(',')}`, sampleIdeas(texts).ideas),
      ),
      ...valueLines('texts', [sampleAdTexts(['Roses', ''], ['Newtown']), sampleAdTexts(['Roses'], [])]),
      ...['tourism', 'retail', null].flatMap((industry) =>
        valueLines(`budgets ${industry}`, usualBudgets(industry).budgets),
      ),
    ]
    assertApproved(test, 'ads-suggestions', `${lines.join('\n')}\n`)
  })
})
