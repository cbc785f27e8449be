import type { z } from 'zod'
import { adsChange } from '#core/ads/change-shape.ts'
import { adGroupReadInput, ADS_READS, type AdsData, type AdsRead, adsReadInput } from '#core/ads/reads.ts'
import { USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import { ADS_SUGGESTIONS, type AdsSuggestion } from '#core/ads/suggestions.ts'
import { type AnyRead, anyRead, anyWrite, type Connector, noInput } from '../connector.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { GOOGLE_ENDPOINTS, GOOGLE_KEY_URL, GOOGLE_SETTINGS, googleConnect } from '../google.ts'
import { adsAccountsData, adsAccountsToChoose, chooseAdsAccount, readAdsAccounts } from './accounts.ts'
import { adsEvidence } from './evidence.ts'
import { changeAds } from './make-change.ts'
import type { PeriodInput } from './period.ts'
import { readAdsAccount } from './read-account.ts'
import { readAdGroups } from './read-ad-groups.ts'
import { readAssets } from './read-assets.ts'
import { readCampaigns } from './read-campaigns.ts'
import { readAdsDays } from './read-days.ts'
import { readDemographics } from './read-demographics.ts'
import { readKeywords } from './read-keywords.ts'
import { readLandingPages } from './read-landing-pages.ts'
import { readAdsMonth } from './read-month.ts'
import { readNegativeKeywords } from './read-negatives.ts'
import { readSearchTerms } from './read-search-terms.ts'
import { readStrategies } from './read-strategies.ts'
import { SAMPLE_ADS_ACCOUNT, sampleAdsAccount } from './sample.ts'
import { suggestAdTexts, suggestBudgets } from './suggest-ad.ts'
import { suggestCategories, suggestKeywordIdeas } from './suggest-keywords.ts'
import { suggestLanguages, suggestPlaces } from './suggest-places.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time-units.ts'

/** With the lowest access level Google answers 2,880 operations a day for all owners together. */
const FRESH_MS = 15 * MINUTE_MS
/** Its check asks whether the account may be used. What the ads area shows of it is kept longer. */
const ACCOUNT_MS = HOUR_MS

type Run<Input, Data> = (
  context: ConnectorContext,
  input: Input,
  access: ConnectorAccess,
) => Promise<ReadResult<Data>>

const periodOf = ({ period }: PeriodInput): string => period

/** A tab's rows in a period. */
const tab = <Read extends AdsRead>(read: Read, run: Run<PeriodInput, AdsData[Read]>): AnyRead => {
  const data: z.ZodType = ADS_READS[read]
  return anyRead<PeriodInput, unknown>({
    input: adsReadInput,
    data,
    subjectOf: periodOf,
    freshMs: FRESH_MS,
    run,
  })
}

/**
 * Rows without figures, whatever the period: they change only when somebody changes them. They are read with the account each day; what Fettle changes is
 * read anew, and before a change what it replaces.
 */
const steady = <Read extends AdsRead>(read: Read, run: Run<PeriodInput, AdsData[Read]>): AnyRead => {
  const data: z.ZodType = ADS_READS[read]
  return anyRead<PeriodInput, unknown>({
    input: adsReadInput,
    data,
    subjectOf: () => read,
    freshMs: DAY_MS,
    run,
  })
}
/** What a steady read is asked with. */
const ANY_PERIOD = { period: USUAL_ADS_PERIOD }

/** What Google suggests is asked for again each time, unless it stays the same; one answer of each is kept. */
const suggestion = <Input, Data>(
  subject: AdsSuggestion,
  shapes: { input: z.ZodType<Input>; data: z.ZodType<Data> },
  run: Run<Input, Data>,
  freshMs = 0,
): AnyRead => anyRead({ ...shapes, subjectOf: () => subject, freshMs, run })

/** Google Ads, REST interface. Owners accept the cost warning before they connect. */
export const connector: Connector = {
  id: 'adwords',
  kind: 'oauth',
  title: 'Google Ads',
  purpose: 'Ads: campaigns, keywords, budgets and what they bring',
  setUp:
    'Owners can then run their ads here. Turn on the Google Ads API in your Google Cloud project, which must belong to an organisation, and publish its consent screen. The project has Test access at first; ask Google for Explorer (2,880 operations a day), Basic (15,000) or Standard access. No developer token is needed. The interface costs nothing; owners pay Google for clicks.',
  keyUrl: GOOGLE_KEY_URL,
  settings: GOOGLE_SETTINGS,
  endpoints: { ...GOOGLE_ENDPOINTS, ads: 'https://googleads.googleapis.com' },
  limits: { requestMs: 60_000, mostBytes: 32 * 1024 * 1024, requestsADay: 1_000 },
  fills: 'ads',
  connect: googleConnect({
    reads: [
      'We read your campaigns, ad groups, keywords, sitelinks and callouts, and what they cost and bring.',
      'Fettle changes something only when you press the button for it, or when the monthly limit that you set is reached. New campaigns are paused until you start them.',
    ],
    scopes: ['https://www.googleapis.com/auth/adwords'],
    accounts: adsAccountsToChoose,
    choose: chooseAdsAccount,
  }),
  toConfirm: [
    {
      id: 'account',
      what: 'the form of an account',
      how: 'Connect your own account and choose it.',
      read: { of: 'account' },
    },
    {
      id: 'metrics',
      what: 'which access level gives average monthly searches and competition',
      how: 'Ask for keyword ideas: the columns are empty where the level gives none.',
    },
    {
      id: 'demographics',
      what: 'that an excluded demographic replaces a criterion',
      how: 'Exclude an age range of a paused ad group, and look at it in Google Ads.',
    },
    {
      id: 'strategies',
      what: 'that campaigns made in one request share a budget and a strategy',
      how: 'Make a campaign with a portfolio strategy, and look at it in Google Ads.',
    },
  ],
  read: {
    accounts: anyRead({
      input: noInput,
      data: adsAccountsData,
      subjectOf: () => 'accounts',
      freshMs: FRESH_MS,
      run: (context, _input, { grant }) => readAdsAccounts(context, grant),
    }),
    account: anyRead({
      input: noInput,
      data: ADS_READS.account,
      subjectOf: () => 'account',
      freshMs: ACCOUNT_MS,
      run: readAdsAccount,
      sample: sampleAdsAccount,
    }),
    campaigns: tab('campaigns', readCampaigns),
    adGroups: tab('adGroups', readAdGroups),
    demographics: anyRead({
      input: adGroupReadInput,
      data: ADS_READS.demographics,
      subjectOf: ({ period, adGroupId }) => `${period} ${adGroupId}`,
      freshMs: FRESH_MS,
      run: readDemographics,
    }),
    keywords: tab('keywords', readKeywords),
    searchTerms: tab('searchTerms', readSearchTerms),
    negativeKeywords: steady('negativeKeywords', readNegativeKeywords),
    assets: tab('assets', readAssets),
    strategies: steady('strategies', readStrategies),
    days: tab('days', readAdsDays),
    month: tab('month', readAdsMonth),
    landingPages: tab('landingPages', readLandingPages),
    places: suggestion('places', ADS_SUGGESTIONS.places, suggestPlaces),
    languages: suggestion('languages', ADS_SUGGESTIONS.languages, suggestLanguages, 30 * DAY_MS),
    categories: suggestion('categories', ADS_SUGGESTIONS.categories, suggestCategories),
    keywordIdeas: suggestion('keywordIdeas', ADS_SUGGESTIONS.keywordIdeas, suggestKeywordIdeas),
    adTexts: suggestion('adTexts', ADS_SUGGESTIONS.adTexts, suggestAdTexts),
    budgets: suggestion('budgets', ADS_SUGGESTIONS.budgets, suggestBudgets),
  },
  write: { change: anyWrite({ input: adsChange, run: changeAds }) },
  routine: ({ account }) =>
    account === null
      ? [{ read: 'accounts', input: {} }]
      : [
          { read: 'account', input: {} },
          { read: 'strategies', input: ANY_PERIOD },
          { read: 'negativeKeywords', input: ANY_PERIOD },
        ],
  sampleReads: [{ read: 'account', input: {} }],
  sampleAccount: SAMPLE_ADS_ACCOUNT,
  evidenceOf: adsEvidence,
}
