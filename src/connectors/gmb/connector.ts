import { googleProfile, googleReviews } from '#core/google-profile/profile.ts'
import { anyRead, anyWrite, type Connector, noInput } from '../connector.ts'
import { GOOGLE_ENDPOINTS, GOOGLE_KEY_URL, GOOGLE_SETTINGS, googleConnect } from '../google.ts'
import { businessEvidence } from './evidence.ts'
import { countLocations, locationCount, locationsToChoose } from './read-locations.ts'
import { readGoogleProfile } from './read-profile.ts'
import { readGoogleReviews } from './read-reviews.ts'
import { SAMPLE_LOCATION, sampleProfile, sampleReviews } from './sample.ts'
import { profileChange, updateGoogleProfile } from './write-profile.ts'
import { deleteReply, deleteReplyInput, replyInput, replyToReview } from './write-reply.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { HOUR_MS } from '#core/time-units.ts'

/** Google Business Profile, APIs version 1, and version 4 for reviews and photos. */
export const connector: Connector = {
  id: 'gmb',
  kind: 'oauth',
  title: 'Google Business Profile',
  purpose: 'Business profile: details, opening hours and reviews',
  setUp:
    'Ask Google for access to the Business Profile APIs by its form, with a verified profile that is 60 days old or more: until Google says yes, every request is refused. Then turn on the three APIs in your Cloud project. It costs nothing.',
  keyUrl: GOOGLE_KEY_URL,
  settings: GOOGLE_SETTINGS,
  endpoints: {
    ...GOOGLE_ENDPOINTS,
    gbpAccounts: 'https://mybusinessaccountmanagement.googleapis.com',
    gbpInfo: 'https://mybusinessbusinessinformation.googleapis.com',
    gbpVerify: 'https://mybusinessverifications.googleapis.com',
    gbpV4: 'https://mybusiness.googleapis.com',
  },
  // Google allows 300 requests a minute of each API for the whole installation, and one account takes up to six of them.
  limits: {
    accountsAMinute: 40,
    requestsAMinute: { gbpAccounts: 300, gbpInfo: 300, gbpVerify: 300, gbpV4: 300 },
  },
  fills: 'businessProfile',
  connect: googleConnect({
    reads: [
      'The details of your profile on Google, its opening hours, photos and reviews.',
      'Fettle changes your profile or answers a review only when you press the button for it.',
    ],
    scopes: ['https://www.googleapis.com/auth/business.manage'],
    accounts: locationsToChoose,
  }),
  toConfirm: [
    {
      id: 'reviews',
      what: 'version 4, for reviews and photos',
      how: 'Connect a verified profile of your own and choose it.',
      read: { of: 'reviews' },
    },
    {
      id: 'pending',
      what: 'which changes Google says are pending (pendingMask)',
      how: 'Change the opening hours of your own profile, and look at it before Google accepts them.',
    },
    {
      id: 'refusals',
      what: 'the reasons with which Google refuses a change',
      how: 'Enter a phone number that does not exist, and read what stands beside the field.',
    },
    {
      id: 'access',
      what: 'that a project without access is answered 429 with a limit of 0',
      how: 'Connect your own profile before Google approves the project: the card says that it is not approved.',
    },
  ],
  read: {
    locations: anyRead({
      input: noInput,
      data: locationCount,
      subjectOf: () => 'locations',
      freshMs: HOUR_MS,
      run: countLocations,
      sample: () => ({ count: 1 }),
    }),
    profile: anyRead({
      input: noInput,
      data: googleProfile,
      subjectOf: () => 'profile',
      freshMs: HOUR_MS,
      run: readGoogleProfile,
      sample: (_input, day) => sampleProfile(day),
    }),
    reviews: anyRead({
      input: noInput,
      data: googleReviews,
      subjectOf: () => 'reviews',
      freshMs: HOUR_MS,
      run: readGoogleReviews,
      sample: (_input, day) => sampleReviews(day),
      numbersOf: ({ total, average }) => ({
        reviews: total,
        ...(average === null ? {} : { rating: average }),
      }),
    }),
  },
  write: {
    update: anyWrite({ input: profileChange, run: updateGoogleProfile }),
    reply: anyWrite({ input: replyInput, run: replyToReview }),
    deleteReply: anyWrite({ input: deleteReplyInput, run: deleteReply }),
  },
  routine: ({ account }, fields) => {
    if (account === null) return [{ read: 'locations', input: {} }]
    const reads = ['profile', 'reviews'].filter((read) => fields === null || fields.includes(read))
    return reads.map((read) => ({ read, input: {} }))
  },
  sampleAccount: { id: SAMPLE_LOCATION, label: BLUE_WREN.name },
  evidenceOf: businessEvidence,
}
