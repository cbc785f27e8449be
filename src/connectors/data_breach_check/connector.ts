import { z } from 'zod'
import { anyRead, type Connector } from '../connector.ts'
import { KEY_SETTING } from './ask.ts'
import { lookUp } from './look-up.ts'
import { breachEvidence } from './map.ts'
import { SAMPLE_ADDRESS, sampleBreaches } from './sample.ts'
import { lookUpData, lookUpInput } from './schema.ts'
import { testKey } from './test-key.ts'
import { DAY_MS } from '#core/time-units.ts'

/** Have I Been Pwned, API version 3: which known breaches an email address was in. */
export const connector: Connector = {
  id: 'data_breach_check',
  kind: 'server_key',
  title: 'Have I Been Pwned',
  purpose: 'Data breach check',
  setUp:
    'Owners can then look up which known leaks their email addresses were in. The key belongs to a paid plan: the smallest allows 10 look-ups a minute, and on the larger ones no address leaves this server.',
  keyUrl: 'https://haveibeenpwned.com/API/Key',
  settings: [
    {
      name: KEY_SETTING,
      label: 'API key',
      shape: z.string().regex(/^[0-9a-f]{32}$/iu, 'A key has 32 characters: digits and the letters a to f.'),
    },
  ],
  endpoints: { hibp: 'https://haveibeenpwned.com/api/v3' },
  fills: 'breaches',
  test: testKey,
  toConfirm: [
    {
      id: 'hash',
      what: 'the form of an answer to a look-up by hash',
      how: 'Use a key whose plan includes look-ups by hash, and test again.',
    },
    {
      id: 'plan',
      what: 'whether older plans say that they include look-ups by hash (IncludesKAnon)',
      how: 'Test again with a key of an older plan.',
    },
  ],
  read: {
    search: anyRead({
      input: lookUpInput,
      data: lookUpData,
      subjectOf: ({ email }) => email,
      freshMs: DAY_MS,
      run: lookUp,
      sample: sampleBreaches,
    }),
  },
  sampleAccount: { id: SAMPLE_ADDRESS, label: SAMPLE_ADDRESS },
  sampleReads: [{ read: 'search', input: { email: SAMPLE_ADDRESS, isOwn: false } }],
  evidenceOf: breachEvidence,
}
