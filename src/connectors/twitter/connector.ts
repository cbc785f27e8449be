import { z } from 'zod'
import { anyRead, type Connector } from '../connector.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { TOKEN_SETTING } from './ask.ts'
import { READS_SETTING, xReadsADay } from './budget.ts'
import { xEvidence, xHandleOf, xSubject } from './map.ts'
import { readXPopular } from './read-popular.ts'
import { readXSummary } from './read-user.ts'
import { readXUsersAhead, USERS_AT_ONCE } from './read-users-ahead.ts'
import { sampleXPopular, sampleXSummary } from './sample.ts'
import { xInput, xPopular, xSummary } from './schema.ts'
import { testX } from './test-token.ts'
import { DAY_MS } from '#core/time-units.ts'

/** X (Twitter), API version 2: the public numbers of a handle. */
export const connector: Connector = {
  id: 'twitter',
  kind: 'handle',
  title: 'X',
  purpose: 'X (Twitter) accounts',
  setUp:
    'Owners only give their handle: Fettle reads public numbers with your bearer token. X has no free plan: you buy credit first, and pay 0.010 US dollars for each account that is read and 0.005 for each post.',
  keyUrl: 'https://developer.x.com/en/portal/dashboard',
  settings: [
    {
      name: TOKEN_SETTING,
      label: 'Bearer token',
      shape: z
        .string()
        .regex(
          /^[A-Za-z0-9%_~+/=.-]{40,400}$/u,
          'A bearer token has at least 40 letters, digits and signs, without spaces.',
        ),
    },
    {
      name: READS_SETTING,
      label: 'Accounts and posts to read in a day, at most',
      shape: z.string().regex(/^[1-9]\d{0,5}$/u, 'A number from 1 to 999999.'),
      isOptional: true,
    },
  ],
  endpoints: { x: 'https://api.x.com' },
  unitsADay: xReadsADay,
  fills: 'twitter',
  test: testX,
  toConfirm: [
    {
      id: 'credit',
      what: 'how X says that the credit is used up (402, or 429 with usage-capped)',
      how: 'Connect a handle while the credit is used up: the card then says that X wants to be paid.',
    },
    {
      id: 'names',
      what: 'which of its two sets of names X answers to',
      how: 'Compare the requests of a day at developer.x.com with the accounts that Fettle read.',
    },
    {
      id: 'charge',
      what: 'whether a post that comes with an account is charged',
      how: 'Compare the credit at developer.x.com before and after the test.',
    },
  ],
  read: {
    summary: anyRead({
      input: xInput,
      data: xSummary,
      subjectOf: ({ handle }) => xSubject(handle),
      freshMs: DAY_MS,
      run: readXSummary,
      ahead: { most: USERS_AT_ONCE, run: readXUsersAhead },
      sample: (_, day) => sampleXSummary(day),
      numbersOf: ({ followers, following, posts }) => ({ followers, following, posts }),
    }),
    popular: anyRead({
      input: xInput,
      data: xPopular,
      subjectOf: ({ handle }) => xSubject(handle),
      freshMs: DAY_MS,
      run: readXPopular,
      sample: (_, day) => sampleXPopular(day),
    }),
  },
  routine(connection, fields, isOwnersPress) {
    const handle = xHandleOf(connection)
    if (handle === null) return []
    // Posts cost more than the rest together: they are read for an owner who waits for them, and not every night.
    const isPopularAsked = fields === null ? isOwnersPress : fields.includes('popular_post')
    const reads = isPopularAsked ? (['summary', 'popular'] as const) : (['summary'] as const)
    return reads.map((read) => ({ read, input: { handle } }))
  },
  sampleAccount: { id: BLUE_WREN.handles.twitter, label: `@${BLUE_WREN.handles.twitter}` },
  evidenceOf: xEvidence,
}
