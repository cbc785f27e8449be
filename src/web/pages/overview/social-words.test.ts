import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audienceWords, changeWords, lastPostWords, postWords } from './social-words.ts'

test('followers have the channel’s own word', () => {
  assert.equal(audienceWords({ fans: 2431 }), '2,431 fans')
  assert.equal(audienceWords({ followers: 1872, following: 12 }), '1,872 followers')
  assert.equal(audienceWords({}), null)
})

test('a change has its sign; none is not shown', () => {
  assert.equal(changeWords({ fans_2w_change: 38 }), '+38 in 2 weeks')
  assert.equal(changeWords({ follower_2w_change: -2 }), '−2 in 2 weeks')
  assert.equal(changeWords({ fans_2w_change: 0 }), null)
})

test('the time of the last post has the coarsest unit', () => {
  assert.equal(lastPostWords(0), 'Last post today')
  assert.equal(lastPostWords(2), 'Last post 2 days ago')
  assert.equal(lastPostWords(14), 'Last post 2 weeks ago')
  assert.equal(lastPostWords(null), null)
})

test('the most popular post shows how many saw it where that is known', () => {
  const post = {
    text: 'Peonies are in',
    postedAt: '2026-11-12T00:00:00Z',
    impressions: 1204,
    engagements: 86,
  }
  assert.equal(
    postWords(post, 'Facebook', 'UTC'),
    'Facebook, 12 Nov 2026. Seen 1,204 times, 86 people liked, wrote or shared.',
  )
  assert.equal(
    postWords({ ...post, impressions: null, engagements: 1 }, 'Facebook', 'UTC'),
    'Facebook, 12 Nov 2026. 1 person liked, wrote or shared.',
  )
})
