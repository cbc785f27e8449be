import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { GoogleProfile } from '#core/google-profile/profile.ts'
import { hoursSeen, fieldSeen } from './seen.ts'

const PROFILE: GoogleProfile = {
  locationId: 'accounts/1/locations/2',
  title: 'Harbour Cycles',
  category: null,
  otherCategories: [],
  description: '',
  website: 'https://new.example/',
  phones: [],
  address: [],
  country: 'AU',
  serviceArea: [],
  hours: [{ day: 'FRIDAY', open: '09:00', close: '17:00' }],
  specialHours: [],
  openState: 'open',
  verification: 'verified',
  photos: null,
  newestPhotoAt: null,
  pending: [],
  hasPendingEdits: true,
  mapsUrl: null,
}
const DATE = '2026-11-20'
const waiting = (...pending: GoogleProfile['pending']): GoogleProfile => ({ ...PROFILE, pending })
const websiteOf = (profile: GoogleProfile): string => fieldSeen(profile, 'website', profile.website ?? '')

describe('what people see of a profile', () => {
  it('is what it says, where nothing waits, or where Google does not tell what they see', () => {
    assert.equal(websiteOf(PROFILE), 'https://new.example/')
    assert.equal(websiteOf(waiting({ field: 'website', shown: null })), 'https://new.example/')
    assert.equal(hoursSeen(PROFILE, DATE, 'FRIDAY'), '9:00 am to 5:00 pm')
    assert.equal(hoursSeen({ ...PROFILE, hours: [] }, DATE, 'FRIDAY'), 'Not set')
  })

  it('is the hours of a special day on that day, or that Google reviews a change of them', () => {
    const closed = { date: DATE, open: null, close: null }
    const profile = { ...PROFILE, specialHours: [closed] }
    assert.equal(hoursSeen(profile, DATE, 'FRIDAY'), 'Closed')
    assert.equal(hoursSeen(profile, '2026-11-27', 'FRIDAY'), '9:00 am to 5:00 pm')
    const twice = [
      { date: DATE, open: '08:00', close: '10:00' },
      { date: DATE, open: '12:00', close: '24:00' },
    ]
    assert.equal(
      hoursSeen({ ...PROFILE, specialHours: twice }, DATE, 'FRIDAY'),
      '8:00 am to 10:00 am, 12:00 pm to midnight',
    )
    const reviewed = { ...profile, pending: waiting({ field: 'specialHours', shown: null }).pending }
    assert.equal(hoursSeen(reviewed, DATE, 'FRIDAY'), 'Google is reviewing your days that are different')
    assert.equal(hoursSeen(reviewed, '2026-11-27', 'FRIDAY'), '9:00 am to 5:00 pm')
  })

  it('is what was there before, while Google reviews a change: nothing, where the field is new', () => {
    assert.equal(
      websiteOf(waiting({ field: 'website', shown: 'https://old.example/' })),
      'https://old.example/',
    )
    assert.equal(websiteOf(waiting({ field: 'website', shown: '' })), '')
    assert.equal(hoursSeen(waiting({ field: 'hours', shown: 'Friday: Closed' }), DATE, 'FRIDAY'), 'Closed')
    assert.equal(hoursSeen(waiting({ field: 'hours', shown: '' }), DATE, 'FRIDAY'), 'Not set')
  })
})
