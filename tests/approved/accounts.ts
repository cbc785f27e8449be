import type { AnalyticsAccount, BusinessLocation } from '#core/evidence/accounts.ts'
import type { AccountsEvidence } from '#core/evidence/owner.ts'
import { SERVICES } from '#core/evidence/owner.ts'
import { failure } from '#core/reasons.ts'

export const LOCATION: BusinessLocation = {
  id: '1',
  name: "Joe's Taps",
  verification: 'verified',
  category: 'Plumber',
  phone: '02 1234 5678',
  website: 'https://joes.test/',
  noWebsite: false,
  hours: ['Monday 8 to 5'],
  addressOrArea: 'Geelong',
  description: 'd'.repeat(100),
  photos: 3,
  newestPhotoAt: '2026-11-01T00:00:00.000Z',
  country: 'AU',
  specialDates: ['2026-12-25'],
  reviews: { count: 4, average: 4.8, unanswered: 2, oldestUnansweredAt: '2026-10-01T00:00:00.000Z' },
}
const BARE: BusinessLocation = {
  ...LOCATION,
  id: '2',
  name: 'Taps',
  verification: 'pending',
  category: null,
  phone: null,
  website: 'https://other.test/',
  hours: [],
  addressOrArea: null,
  description: '',
  photos: 0,
  newestPhotoAt: null,
  specialDates: [],
  reviews: null,
}

const days = (count: number, value: number): { day: string; value: number }[] =>
  Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 20 + at)).toISOString().slice(0, 10),
    value: value + (at % 5),
  }))

const social = (handle: string, lastPostAt: string | null) =>
  ({
    kind: 'read',
    handle,
    confirmed: false,
    lastPostAt,
    figures: {
      followers: 120,
      fans_2w_change: -3,
      likes: 40,
      posts: 7,
      following: 3,
      impressions: 900,
      engagements: 22,
    },
    popularPost: {
      text: 'New taps are in',
      media: 'picture',
      url: 'https://social.test/1',
      postedAt: '2026-11-12T00:00:00.000Z',
      impressions: 300,
      engagements: 12,
    },
    history: days(20, 100).map(({ day, value }) => ({ day, metric: 'followers', value })),
    notes: ['Views are not given for this account.'],
  }) as const

const analytics = (generation: 'ga4' | 'universal', host: string, confirmed: boolean): AnalyticsAccount => ({
  kind: 'read',
  properties: [{ id: '7', name: "Joe's", generation, hosts: [host], measurementIds: ['G-1'] }],
  chosen: '7',
  confirmed,
  metric: 'totalUsers',
  period: '30daysAgo',
  values: days(28, 9),
})

const unread = { kind: 'failed', failure: failure('connect_timeout') } as const
const available = SERVICES

/** What an owner may have connected. */
export const ACCOUNTS: readonly AccountsEvidence[] = [
  { connected: [] },
  { connected: [], available },
  {
    connected: [],
    available,
    facebook: social('joestaps', '2026-11-18T00:00:00.000Z'),
    instagram: social('joestaps', '2026-06-01T00:00:00.000Z'),
    twitter: { ...social('someoneelse', null), popularPost: null },
    businessProfile: { kind: 'read', locations: [LOCATION], chosen: null },
    analytics: analytics('ga4', 'joes.test', true),
    ads: {
      kind: 'read',
      accounts: [{ id: '1', name: "Joe's", manager: false, state: 'enabled' }],
      chosen: '1',
    },
    keywordSearches: [
      {
        keyword: 'taps geelong',
        device: 'mobile',
        location: 'Geelong',
        at: '2026-11-20T00:00:00.000Z',
        ranking: 7,
        competitors: [{ domain: 'other.test', ranking: 1 }],
      },
    ],
    breaches: { kind: 'read', breaches: [], addresses: 1 },
  },
  {
    connected: [],
    available,
    facebook: { kind: 'posts_hidden', handle: 'joestaps', confirmed: true },
    instagram: { kind: 'no_such_account' },
    twitter: unread,
    businessProfile: { kind: 'read', locations: [LOCATION, BARE], chosen: '2' },
    analytics: analytics('universal', 'joes.test', false),
    ads: {
      kind: 'read',
      accounts: [{ id: '1', name: "Joe's", manager: true, state: 'suspended' }],
      chosen: null,
    },
    keywordSearches: [],
    breaches: {
      kind: 'read',
      addresses: 2,
      breaches: [
        {
          name: 'Shop',
          date: '2024-02-01',
          dataTypes: ['Email addresses', 'Passwords'],
          verified: true,
          discounted: false,
        },
        { name: 'Old', date: '2012-02-01', dataTypes: ['Phone numbers'], verified: false, discounted: true },
      ],
    },
  },
  {
    connected: [],
    available,
    facebook: unread,
    instagram: { kind: 'posts_hidden', handle: null, confirmed: false },
    twitter: { kind: 'no_such_account' },
    businessProfile: { kind: 'unchosen' },
    analytics: analytics('ga4', 'other.test', false),
    ads: {
      kind: 'read',
      accounts: [{ id: '1', name: "Joe's", manager: false, state: 'cancelled' }],
      chosen: '1',
    },
    breaches: { kind: 'no_records' },
  },
  {
    connected: [],
    available,
    businessProfile: unread,
    analytics: unread,
    ads: unread,
    breaches: unread,
    facebook: social('joestaps', null),
    instagram: social('joestaps', '2026-11-01T00:00:00.000Z'),
    twitter: social('joestaps', '2026-11-20T00:00:00.000Z'),
  },
]
