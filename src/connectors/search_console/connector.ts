import type { Connector } from '../connector.ts'
import { GOOGLE_ENDPOINTS, GOOGLE_KEY_URL, GOOGLE_SETTINGS, googleConnect } from '../google.ts'
import { RANK_SETTINGS, rankReads } from '../rank.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { averagePlace, countriesOfConsole } from './look-up.ts'
import { SAMPLE_LOOK_UPS, sampleRank, sampleSearches } from './sample.ts'
import { consoleWebsites } from './websites.ts'

/** Google Search Console, API version 3: the average place of the owner's own website in Google. */
export const connector: Connector = {
  id: 'search_console',
  kind: 'oauth',
  title: 'Google Search Console',
  purpose: 'Keyword tool',
  setUp:
    'Owners can then look up their average place in Google over 28 days, free. Turn on the Google Search Console API in your Google Cloud project, and publish its consent screen: in testing, every permission ends after 7 days.',
  keyUrl: GOOGLE_KEY_URL,
  settings: [...GOOGLE_SETTINGS, ...RANK_SETTINGS],
  endpoints: { ...GOOGLE_ENDPOINTS, gsc: 'https://searchconsole.googleapis.com' },
  limits: { requestsAMinute: { gsc: 1_200 } },
  fills: 'keywordSearches',
  connect: googleConnect({
    reads: [
      'We read which websites you have in Search Console.',
      'We read the average place of yours for a keyword that you look up.',
      'We change nothing there.',
    ],
    scopes: ['https://www.googleapis.com/auth/webmasters.readonly'],
    accounts: consoleWebsites,
  }),
  toConfirm: [
    {
      id: 'shapes',
      what: 'the forms of its answers',
      how: 'Connect your own account, choose a website and look up a keyword.',
    },
  ],
  read: rankReads({ lookUp: averagePlace, locations: countriesOfConsole, sample: sampleRank }),
  sampleAccount: { id: `sc-domain:${BLUE_WREN.host}`, label: BLUE_WREN.host },
  sampleReads: SAMPLE_LOOK_UPS,
  sampleEvidenceOf: sampleSearches,
  // Look-ups are kept by website, with their history (store/keyword-lookups.ts).
  evidenceOf: () => ({}),
}
