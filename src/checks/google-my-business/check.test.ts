import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BusinessAccount, BusinessLocation } from '#core/evidence/accounts.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { fill } from '#core/words.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const COMPLETE: BusinessLocation = {
  id: '1',
  name: "Joe's Plumbing",
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
  reviews: { count: 4, average: 4.8, unanswered: 0, oldestUnansweredAt: null },
}
interface Given {
  answer?: string
  account?: BusinessAccount
  site?: typeof UNREACHABLE_SITE
  now?: Date
}
const judge = ({ answer, account, site = UNREACHABLE_SITE, now = NOW }: Given) =>
  check.evaluate(
    {
      answers: answer ? { 'S-GBP1': answer } : {},
      accounts: { connected: [], ...(account ? { businessProfile: account } : {}) },
      ...site,
    },
    now,
  )
const statusOf = (given: Given): string => {
  const outcome = judge(given)
  return 'status' in outcome ? outcome.status : 'unable' in outcome ? 'unable' : 'wait'
}
const withLocations = (chosen: string | null, ...locations: BusinessLocation[]): Given => ({
  account: { kind: 'read', locations, chosen },
})
const withOne = (given: Partial<BusinessLocation>): Given => withLocations(null, { ...COMPLETE, ...given })

const profileOf = (href: string) => {
  const outcome = judge({ site: siteOf([aPage({ links: [aLink(href, 'Find us')] })]) })
  return 'status' in outcome ? outcome.facts.profileUrl : null
}

describe('business profile, not connected', () => {
  it('asks to connect unless the owner answered that there is none', () => {
    assert.equal(statusOf({}), 'permission_required')
    for (const answer of ['yes', 'locked', 'unsure'])
      assert.equal(statusOf({ answer }), 'permission_required')
    assert.equal(statusOf({ answer: 'no' }), 'no_google_presence')
  })
  it('is not switched on where the account cannot be connected, but a "no" is judged', () => {
    const outcome = judge({ answer: 'yes' })
    assert.equal('reason' in outcome && outcome.reason, 'provider_not_configured')
    assert.ok(!('reason' in judge({ answer: 'no' })))
  })
  it('shows the place that the website links to, and no directions', () => {
    assert.equal(profileOf('https://maps.app.goo.gl/abc'), 'https://maps.app.goo.gl/abc')
    assert.equal(
      profileOf('https://www.google.com.au/maps/place/Joe/@1,2'),
      'https://www.google.com.au/maps/place/Joe/@1,2',
    )
    assert.equal(profileOf('https://goo.gl/maps/abc'), 'https://goo.gl/maps/abc')
    assert.equal(profileOf('https://g.co/kgs/abc'), 'https://g.co/kgs/abc')
    assert.equal(profileOf('https://share.google/abc'), 'https://share.google/abc')
    for (const address of [
      'https://www.google.com/maps/dir/?api=1',
      'https://g.co/privacy',
      'https://g.page/',
      'https://share.google/',
      'https://share.google.example/abc',
    ])
      assert.equal(profileOf(address), null, address)
  })
})

const lineOf = (given: Given): string => {
  const outcome = judge(given)
  return 'status' in outcome ? fill(check.words.statuses[outcome.status].line, outcome.say ?? {}) : ''
}
const failed = (reason: 'permission_lost' | 'provider_quota'): Given => ({
  account: { kind: 'failed', failure: { reason, code: reason } },
})

const foundIn = (given: Given) => {
  const outcome = judge(given)
  return 'proof' in outcome ? outcome.proof?.[0]?.found : null
}

const missingIn = (description: string) => {
  const outcome = judge(withOne({ description }))
  return 'facts' in outcome ? outcome.facts.missing : null
}

describe('business profile, connected', () => {
  it('is verified when nothing is missing', () => {
    assert.equal(statusOf(withOne({})), 'verified')
  })
  it('has a proof with a place also where it has no name', () => {
    const outcome = judge(withOne({ name: '' }))
    assert.equal('proof' in outcome && outcome.proof?.[0]?.at, 'Google Business Profile')
  })
  it('does not exist when the account has no location', () => {
    assert.equal(statusOf(withLocations(null)), 'no_google_presence')
  })
  it('is not verified in every other state, complete or not', () => {
    for (const verification of ['pending', 'failed', 'none', 'suspended', 'duplicate'] as const)
      assert.equal(statusOf(withOne({ verification })), 'not_verified')
  })
  const gaps: readonly Partial<BusinessLocation>[] = [
    { name: '' },
    { category: null },
    { phone: null },
    { website: null },
    { hours: [] },
    { addressOrArea: null },
    { description: 'd'.repeat(99) },
    { photos: 2 },
  ]
  for (const gap of gaps) {
    it(`misses ${Object.keys(gap).join()}`, () => {
      assert.equal(statusOf(withOne(gap)), 'missing_details')
    })
  }
  it('calls a short description that is there too short, not missing', () => {
    assert.deepEqual(missingIn(''), ['a description'])
    assert.deepEqual(missingIn('d'.repeat(60)), ['a longer description (100 characters or more)'])
  })
  it('does not need a website where the owner has none', () => {
    assert.equal(statusOf(withOne({ website: null, noWebsite: true })), 'verified')
  })
  it('uses the chosen location, else the one of this website, else asks', () => {
    const other = { ...COMPLETE, id: '2', website: 'https://other.test/', verification: 'none' } as const
    const third = { ...other, id: '3' }
    assert.equal(statusOf(withLocations('2', COMPLETE, other)), 'not_verified')
    assert.equal(statusOf({ ...withLocations(null, other, COMPLETE), site: siteOf() }), 'verified')
    assert.equal(statusOf({ ...withLocations(null, other, third), site: siteOf() }), 'permission_required')
    assert.equal(statusOf(withLocations(null, other, COMPLETE)), 'permission_required')
    const branch = { ...COMPLETE, id: '4', name: "Joe's Plumbing in Ballarat" }
    assert.equal(
      statusOf({ ...withLocations(null, COMPLETE, branch), site: siteOf() }),
      'permission_required',
    )
  })
  it('asks which location is the owner’s while none is chosen, and not to connect', () => {
    const given: Given = { account: { kind: 'unchosen' } }
    assert.equal(statusOf(given), 'permission_required')
    assert.match(lineOf(given), /^Your Google account is connected\. Choose/u)
    assert.match(lineOf({}), /^Connect your Google account/u)
    assert.match(lineOf(failed('permission_lost')), /^Connect your Google account/u)
  })
  it('says of a lost grant that the account could not be read', () => {
    assert.equal(foundIn(failed('permission_lost')), 'Could not be read')
    assert.equal(foundIn({ account: { kind: 'unchosen' } }), 'Connected')
  })
  it('holds no photo count against the owner that could not be read', () => {
    assert.equal(statusOf(withOne({ photos: null })), 'verified')
  })
  it('asks again for a lost grant, and could not look on any other failure', () => {
    assert.equal(statusOf(failed('permission_lost')), 'permission_required')
    assert.equal(statusOf(failed('provider_quota')), 'unable')
  })
})

const blockOf = (title: string, given: Partial<BusinessLocation>) => {
  const outcome = judge(withOne(given))
  return ('blocks' in outcome ? outcome.blocks : [])?.find(
    (block) => 'title' in block && block.title === title,
  )
}

describe('what is shown of a business profile', () => {
  it('says so where no hours are set', () => {
    assert.partialDeepStrictEqual(blockOf('Opening hours', { hours: [] }), { items: [{ text: 'Empty' }] })
    assert.partialDeepStrictEqual(blockOf('Opening hours', {}), { items: [{ text: 'Monday 8 to 5' }] })
  })
  it('does not blame Google for reviews that could not be read', () => {
    assert.partialDeepStrictEqual(blockOf('Reviews', { reviews: null }), {
      rows: [{ label: 'Reviews', value: 'Not known' }],
    })
  })
})

const adviceOf = (given: Partial<BusinessLocation>, site?: Given['site']) => {
  const outcome = judge({ ...withOne(given), ...(site ? { site } : {}) })
  return 'advice' in outcome ? outcome.advice : undefined
}
const waiting = (oldestUnansweredAt: string) => ({
  reviews: { count: 4, average: 4.8, unanswered: 1, oldestUnansweredAt },
})

describe('advice about a business profile', () => {
  it('is none where all is well', () => {
    assert.deepEqual(adviceOf({}), [])
  })
  it('names the other website that the profile sends people to', () => {
    assert.deepEqual(adviceOf({ website: 'https://other.test/' }, siteOf()), [
      'Your profile sends people to other.test, not to this website.',
    ])
  })
  it('asks for hours of the next public holiday, when it is near', () => {
    assert.deepEqual(adviceOf({ specialDates: [] }), ['Set your hours for Christmas Day, 25 Dec 2026.'])
    assert.deepEqual(adviceOf({ specialDates: [], country: 'FR' }), [])
    const past = judge({
      ...withOne({ specialDates: [], country: 'NZ' }),
      now: new Date('2026-12-25T20:00:00Z'),
    })
    assert.deepEqual('advice' in past && past.advice?.[0], 'Set your hours for Boxing Day, 26 Dec 2026.')
  })
  it('names reviews that have waited for more than seven days', () => {
    assert.deepEqual(adviceOf(waiting('2026-11-13T11:00:00Z')), [
      'Some reviews have waited for your answer for more than a week.',
    ])
    assert.deepEqual(adviceOf(waiting('2026-11-15T13:00:00Z')), [])
  })
  it('asks for a photo after 90 days without one', () => {
    assert.deepEqual(adviceOf({ newestPhotoAt: '2026-08-01T00:00:00Z' }), [
      'Your newest photo is more than 90 days old. Add one.',
    ])
    assert.deepEqual(adviceOf({ newestPhotoAt: null }), [])
  })
  it('says why a profile is not verified, where more can be said', () => {
    assert.match(adviceOf({ verification: 'suspended' })?.[0] ?? '', /suspended/u)
    assert.match(adviceOf({ verification: 'pending' })?.[0] ?? '', /48 hours or more/u)
    assert.deepEqual(adviceOf({ verification: 'none' }), [])
  })
})
