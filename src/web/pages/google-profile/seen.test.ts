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
const waiting = (...pending: GoogleProfile['pending']): GoogleProfile => ({ ...PROFILE, pending })
const websiteOf = (profile: GoogleProfile): string => fieldSeen(profile, 'website', profile.website ?? '')

describe('what people see of a profile', () => {
  it('is what it says, where nothing waits, or where Google does not tell what they see', () => {
    assert.equal(websiteOf(PROFILE), 'https://new.example/')
    assert.equal(websiteOf(waiting({ field: 'website', shown: null })), 'https://new.example/')
    assert.equal(hoursSeen(PROFILE, 'FRIDAY'), '9:00 am to 5:00 pm')
    assert.equal(hoursSeen({ ...PROFILE, hours: [] }, 'FRIDAY'), 'Not set')
  })

  it('is what was there before, while Google reviews a change: nothing, where the field is new', () => {
    assert.equal(
      websiteOf(waiting({ field: 'website', shown: 'https://old.example/' })),
      'https://old.example/',
    )
    assert.equal(websiteOf(waiting({ field: 'website', shown: '' })), '')
    assert.equal(hoursSeen(waiting({ field: 'hours', shown: 'Friday: Closed' }), 'FRIDAY'), 'Closed')
    assert.equal(hoursSeen(waiting({ field: 'hours', shown: '' }), 'FRIDAY'), 'Not set')
  })
})
