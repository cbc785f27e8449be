import { z } from 'zod'
import type { Connector } from '../connector.ts'
import { RANK_SETTINGS, rankReads } from '../rank.ts'
import { LOGIN_SETTING, PASSWORD_SETTING } from './ask.ts'
import { findLocations } from './locations.ts'
import { lookUpInGoogle } from './look-up.ts'
import { testLogin } from './test-key.ts'

/** DataForSEO, SERP API version 3: Google's first hundred results for a keyword, device and place. */
export const connector: Connector = {
  id: 'dataforseo',
  kind: 'server_key',
  title: 'DataForSEO',
  purpose: 'Keyword tool',
  setUp:
    'Owners can then look up their place in Google, and who comes before them. You pay for each look-up: about US$0.002 when they are on the first page, up to US$0.016 for all 100 places. The results are read from Google’s pages, which Google’s terms don’t allow; the contract and the risk are yours.',
  keyUrl: 'https://app.dataforseo.com/api-access',
  settings: [
    {
      name: LOGIN_SETTING,
      label: 'API login',
      shape: z.string().min(3, 'The login is your email address there.'),
    },
    {
      name: PASSWORD_SETTING,
      label: 'API password',
      shape: z.string().min(8, 'A password has 8 characters or more.'),
    },
    ...RANK_SETTINGS,
  ],
  endpoints: { dfs: 'https://api.dataforseo.com' },
  limits: { requestMs: 60_000, requestsADay: 400 },
  fills: 'keywordSearches',
  test: testLogin,
  toConfirm: [
    {
      id: 'balance',
      what: 'the statuses of a used-up balance (40200, 40210)',
      how: 'Look up a keyword while the account has no money left: the card then says that it wants to be paid.',
    },
    {
      id: 'places',
      what: 'whether the list of places of the United States fits into 5 MB',
      how: 'Search for a place there in the keyword tool.',
    },
  ],
  read: rankReads({ lookUp: lookUpInGoogle, locations: findLocations }),
  // Look-ups are kept by website, with their history (store/keyword-lookups.ts).
  evidenceOf: () => ({}),
}
