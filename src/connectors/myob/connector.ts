import { z } from 'zod'
import { financesOfYear, YEAR_READ } from '../business-year.ts'
import { anyRead, type Connector } from '../connector.ts'
import { myobBusiness } from './business-file.ts'
import { readMyobSummary } from './read-summary.ts'
import { MYOB_SAMPLE_ACCOUNT, myobSample } from './sample.ts'
import { DAY_MS } from '#core/time-units.ts'

const SHAPE = z.string().regex(/^[\w-]{16,100}$/u, 'It has 16 to 100 letters, digits, _ and -.')

/** MYOB Business: the given figures of a business year, for the business summary. */
export const connector: Connector = {
  id: 'myob',
  kind: 'oauth',
  title: 'MYOB',
  purpose: 'Figures in the business summary',
  setUp:
    'Join MYOB’s developer program and register an app; there is no review, and its terms say what access costs. The redirect address has to be https. In each business, its administrator gives the permission.',
  keyUrl: 'https://my.myob.com/',
  settings: [
    { name: 'MYOB_API_KEY', label: 'API key', shape: SHAPE },
    { name: 'MYOB_API_SECRET', label: 'API secret', shape: SHAPE },
  ],
  endpoints: { myobAuth: 'https://secure.myob.com', myob: 'https://api.myob.com' },
  // Eight a second for a key.
  limits: { requestsAMinute: { myob: 480 } },
  fills: null,
  connect: {
    reads: [
      'Fettle reads your profit and loss, your balance sheet and your list of accounts, for the years you choose.',
      'It can’t see single invoices, customers or staff, and it changes nothing in MYOB.',
      'You need to be an administrator of the business in MYOB.',
    ],
    client: { id: 'MYOB_API_KEY', secret: 'MYOB_API_SECRET' },
    scopes: ['sme-company-file', 'sme-general-ledger'],
    neededScopes: ['sme-general-ledger'],
    authorize: {
      endpoint: 'myobAuth',
      path: '/oauth2/account/authorize',
      // Without it, the callback names no business.
      parameters: () => ({ prompt: 'consent' }),
      pkce: false,
    },
    token: { endpoint: 'myobAuth', path: '/oauth2/v1/authorize', secretIn: 'body' },
    callbackExtra: ['businessId', 'businessName'],
    accounts: myobBusiness,
    keepAliveMs: 3 * DAY_MS,
  },
  toConfirm: [
    {
      id: 'refresh',
      what: 'how long a refresh token lives',
      how: 'Leave your own business connected for a week without opening Fettle.',
    },
    {
      id: 'signs',
      what: 'the signs of amounts in the two summaries',
      how: 'Import a year, and compare it with the same reports in MYOB.',
    },
    {
      id: 'country',
      what: "that the file's country can be read with these scopes",
      how: 'Import a year: its figures then name a currency.',
    },
  ],
  read: { summary: anyRead({ ...YEAR_READ, run: readMyobSummary, sample: myobSample }) },
  financesOf: financesOfYear,
  sampleAccount: MYOB_SAMPLE_ACCOUNT,
  evidenceOf: () => ({}),
}
