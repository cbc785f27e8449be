import { z } from 'zod'
import type { Connector } from '../connector.ts'
import { RANK_SETTINGS, rankReads } from '../rank.ts'
import { BRAVE_KEY_SETTING } from './ask.ts'
import { countriesOfBrave, lookUpInBrave, testBraveKey } from './look-up.ts'

/** Brave Search API: the first hundred results of Brave's own index, by country. */
export const connector: Connector = {
  id: 'brave',
  kind: 'server_key',
  title: 'Brave Search',
  purpose: 'Keyword tool',
  setUp:
    'Owners can then look up their place in Brave Search, which is not Google’s: it is labelled so. A look-up makes 1 to 5 requests, about US$5 for 1,000 of them. Your plan has to allow that results are stored.',
  keyUrl: 'https://api-dashboard.search.brave.com/app/keys',
  settings: [
    {
      name: BRAVE_KEY_SETTING,
      label: 'API key',
      shape: z
        .string()
        .regex(/^[\w-]{20,64}$/u, 'A key has 20 to 64 letters, digits, hyphens and underscores.'),
    },
    ...RANK_SETTINGS,
  ],
  endpoints: { brave: 'https://api.search.brave.com' },
  limits: { atOnce: 1, requestsADay: 400 },
  fills: 'keywordSearches',
  test: testBraveKey,
  toConfirm: [
    {
      id: 'refusals',
      what: 'the codes of refusals',
      how: 'Test with a wrong key, and with one whose plan does not include web search: each is named.',
    },
  ],
  read: rankReads({ lookUp: lookUpInBrave, locations: countriesOfBrave }),
  // Look-ups are kept by website, with their history (store/keyword-lookups.ts).
  evidenceOf: () => ({}),
}
