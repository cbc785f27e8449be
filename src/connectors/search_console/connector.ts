import { anyRead, type Connector } from '../connector.ts'
import { GOOGLE_ENDPOINTS, GOOGLE_KEY_URL, GOOGLE_SETTINGS, googleConnect } from '../google.ts'
import {
  rankLocationsData,
  rankLocationsInput,
  RANK_SETTINGS,
  rankLookUpData,
  rankLookUpInput,
} from '../rank.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { averagePlace, countriesOfConsole } from './look-up.ts'
import { SAMPLE_LOOK_UPS, samplePlace, sampleSearches } from './sample.ts'
import { consoleWebsites } from './websites.ts'

const DAY = 86_400_000

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
  read: {
    lookup: anyRead({
      input: rankLookUpInput,
      data: rankLookUpData,
      subjectOf: ({ keyword, device, location }) => JSON.stringify([keyword, device, location]),
      freshMs: DAY,
      run: averagePlace,
      sample: samplePlace,
    }),
    locations: anyRead({
      input: rankLocationsInput,
      data: rankLocationsData,
      subjectOf: ({ country, typed, code }) => JSON.stringify([country, typed, code ?? '']),
      freshMs: DAY,
      run: countriesOfConsole,
    }),
  },
  sampleAccount: { id: `sc-domain:${BLUE_WREN.host}`, label: BLUE_WREN.host },
  sampleReads: SAMPLE_LOOK_UPS,
  sampleEvidenceOf: sampleSearches,
  // Look-ups are kept by website, with their history (store/keyword-lookups.ts).
  evidenceOf: () => ({}),
}
