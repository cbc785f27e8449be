import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withEdits, withReplies } from './apply-edits.ts'
import type { GoogleProfile, GoogleReviews } from './profile.ts'

const PROFILE: GoogleProfile = {
  locationId: 'accounts/1/locations/2',
  title: 'Joe’s Bakery',
  category: 'Bakery',
  otherCategories: [],
  description: 'Bread.',
  website: 'https://joes.test/',
  phones: ['02 5550 0142'],
  address: [],
  country: 'AU',
  serviceArea: [],
  hours: [],
  specialHours: [],
  openState: 'open',
  verification: 'verified',
  photos: 3,
  newestPhotoAt: null,
  pending: [],
  hasPendingEdits: false,
  mapsUrl: null,
}
const REPLY = { text: 'Thank you!', at: '2026-11-20T08:00:00Z' }
const review = (id: string, reply: GoogleReviews['reviews'][number]['reply'] = null) => ({
  id,
  author: 'Ann',
  stars: 5,
  text: 'Nice.',
  at: '2026-11-19T08:00:00Z',
  reply,
})
const REVIEWS: GoogleReviews = {
  areShown: true,
  average: 5,
  total: 3,
  reviews: [review('a'), review('b', REPLY), review('c', REPLY)],
}

test('a change replaces its fields, also by nothing, and leaves the others', () => {
  assert.deepEqual(withEdits(PROFILE, {}), PROFILE)
  assert.deepEqual(withEdits(PROFILE, { title: 'Joe & Daughters', website: null, phones: [] }), {
    ...PROFILE,
    title: 'Joe & Daughters',
    website: null,
    phones: [],
  })
  assert.deepEqual(withEdits(PROFILE, { title: undefined, description: '' }), { ...PROFILE, description: '' })
})

test('answers are given and taken back by the review’s id', () => {
  const { reviews, ...others } = withReplies(REVIEWS, { a: REPLY, b: null })
  assert.deepEqual(others, { areShown: true, average: 5, total: 3 })
  assert.deepEqual(reviews, [review('a', REPLY), review('b'), review('c', REPLY)])
})
