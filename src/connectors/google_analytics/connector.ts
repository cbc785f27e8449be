import { analyticsPeriodOf } from '#core/analytics/periods.ts'
import { anyRead, type Connector, noInput } from '../connector.ts'
import { GOOGLE_ENDPOINTS, GOOGLE_KEY_URL, GOOGLE_SETTINGS, googleConnect } from '../google.ts'
import { analyticsEvidence } from './map.ts'
import { analyticsAccounts, readProperties } from './read-properties.ts'
import { readUsers } from './read-users.ts'
import { SAMPLE_PROPERTY, sampleProperties, sampleUsers } from './sample.ts'
import { propertiesData, usersData } from '#core/analytics/figures.ts'
import { usersInput } from './schema.ts'
import { DAY_MS, HOUR_MS } from '#core/time-units.ts'

/** Google Analytics 4: Admin API v1beta for the properties, Data API v1beta for their figures. */
export const connector: Connector = {
  id: 'google_analytics',
  kind: 'oauth',
  title: 'Google Analytics',
  purpose: 'Analytics',
  setUp:
    'Owners can then see how many people visit their website. Turn on the Google Analytics Admin API and Data API in your Google Cloud project, and publish its consent screen: in testing, every permission ends after 7 days. Both are free; up to 100 people can use it before Google has verified the project.',
  keyUrl: GOOGLE_KEY_URL,
  settings: GOOGLE_SETTINGS,
  endpoints: {
    ...GOOGLE_ENDPOINTS,
    gaAdmin: 'https://analyticsadmin.googleapis.com',
    gaData: 'https://analyticsdata.googleapis.com',
  },
  // Admin API: 1,200 requests a minute for a project. What the Data API allows is each property's, and its answers say it.
  limits: { atOnce: 8, requestsAMinute: { gaAdmin: 1_200 } },
  fills: 'analytics',
  connect: googleConnect({
    reads: [
      'We read which websites your Google Analytics measures.',
      'We read how many people visit yours, day by day.',
      'We change nothing there.',
    ],
    scopes: ['https://www.googleapis.com/auth/analytics.readonly'],
    accounts: analyticsAccounts,
  }),
  toConfirm: [
    {
      id: 'totals',
      what: 'how totals of two named ranges are written beside each other',
      how: 'Connect your own account and choose a property.',
      read: { of: 'users' },
    },
  ],
  read: {
    properties: anyRead({
      input: noInput,
      data: propertiesData,
      subjectOf: () => 'properties',
      freshMs: DAY_MS,
      run: (context, _input, { grant }) => readProperties(context, grant),
      sample: sampleProperties,
    }),
    users: anyRead({
      input: usersInput,
      data: usersData,
      subjectOf: ({ period }) => period,
      freshMs: HOUR_MS,
      run: readUsers,
      sample: sampleUsers,
    }),
  },
  routine: ({ account, choices }, fields) => {
    const period = analyticsPeriodOf(choices['period'])
    const users = account === null ? [] : [{ read: 'users', input: { period } }]
    const reads = [{ read: 'properties', input: {} }, ...users]
    return reads.filter(({ read }) => fields === null || fields.includes(read))
  },
  sampleAccount: SAMPLE_PROPERTY,
  evidenceOf: analyticsEvidence,
}
