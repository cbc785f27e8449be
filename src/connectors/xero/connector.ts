import { z } from 'zod'
import { financesOfYear, YEAR_READ } from '../business-year.ts'
import { anyRead, type Connector } from '../connector.ts'
import { readXeroSummary } from './read-summary.ts'
import { XERO_SAMPLE_ACCOUNT, xeroSample } from './sample.ts'
import { disconnectXero, xeroOrganisations } from './tenants.ts'
import { DAY_MS } from '#core/time-units.ts'

const REPORTS = ['balancesheet', 'profitandloss', 'banksummary', 'executivesummary'] as const

/** Xero: the given figures of a business year, for the business summary. */
export const connector: Connector = {
  id: 'xero',
  kind: 'oauth',
  title: 'Xero',
  purpose: 'Figures in the business summary',
  setUp:
    'Create an app of the kind “Web app”; it works at once, without a review. The free Starter tier allows 5 connected organisations; more are a paid tier, and from 25 on Xero reviews the app.',
  keyUrl: 'https://developer.xero.com/app/manage',
  settings: [
    {
      name: 'XERO_CLIENT_ID',
      label: 'Client id',
      shape: z
        .string()
        .regex(/^[0-9A-F]{32}$/iu, 'A client id has 32 characters: digits and the letters A to F.'),
    },
    {
      name: 'XERO_CLIENT_SECRET',
      label: 'Client secret',
      shape: z.string().regex(/^[\w-]{20,200}$/u, 'A secret has 20 to 200 letters, digits, _ and -.'),
    },
  ],
  endpoints: {
    xeroAuth: 'https://login.xero.com',
    xeroIdentity: 'https://identity.xero.com',
    xero: 'https://api.xero.com',
  },
  limits: { atOnce: 5, requestsAMinute: { xero: 10_000 } },
  fills: null,
  connect: {
    reads: [
      'Fettle reads your profit and loss, balance sheet, bank summary and executive summary for the years you choose, and your organisation’s currency.',
      'It can’t see single invoices, customers or staff, and it changes nothing in Xero.',
    ],
    client: { id: 'XERO_CLIENT_ID', secret: 'XERO_CLIENT_SECRET' },
    scopes: [
      'offline_access',
      'accounting.settings.read',
      ...REPORTS.map((report) => `accounting.reports.${report}.read`),
    ],
    // Whoever allows one report only gets no year; `offline_access` is not always named in the answer.
    neededScopes: REPORTS.map((report) => `accounting.reports.${report}.read`),
    authorize: { endpoint: 'xeroAuth', path: '/identity/connect/authorize', pkce: true },
    token: { endpoint: 'xeroIdentity', path: '/connect/token', secretIn: 'header' },
    accounts: xeroOrganisations,
    revoke: disconnectXero,
    keepAliveMs: 20 * DAY_MS,
  },
  toConfirm: [
    {
      id: 'scopes',
      what: 'the scopes of single reports',
      how: 'Connect your own organisation and import a year.',
      read: { of: 'summary' },
    },
    { id: 'limits', what: 'the limits of the Starter tier', how: 'Connect a sixth organisation.' },
    {
      id: 'month',
      what: 'that the executive summary is about one month',
      how: 'Import a year, and compare its ratios with the same report in Xero.',
    },
  ],
  read: { summary: anyRead({ ...YEAR_READ, run: readXeroSummary, sample: xeroSample }) },
  financesOf: financesOfYear,
  sampleAccount: XERO_SAMPLE_ACCOUNT,
  evidenceOf: () => ({}),
}
