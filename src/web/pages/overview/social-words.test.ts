import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  audienceWords,
  figureChangeWords,
  channelOfPopularPost,
  lastPostWords,
  postWords,
} from './social-words.ts'

test('followers have the channel’s own word', () => {
  assert.equal(audienceWords({ fans: 2431 }), '2,431 fans')
  assert.equal(audienceWords({ followers: 1872, following: 12 }), '1,872 followers')
  assert.deepEqual([audienceWords({ fans: 1 }), audienceWords({ followers: 1 })], ['1 fan', '1 follower'])
  assert.equal(audienceWords({}), null)
})

test('a change has its sign; none is not shown', () => {
  assert.equal(figureChangeWords({ fans: 9, fans_2w_change: 38 }), '+38 in 2 weeks')
  assert.equal(figureChangeWords({ followers: 9, follower_2w_change: -2 }), '−2 in 2 weeks')
  assert.equal(figureChangeWords({ fans: 9, fans_2w_change: 0 }), null)
})

test('a change is of the people that are named beside it', () => {
  const figures = { followers: 2503, follower_2w_change: 7, fans: 2431, fans_2w_change: 38 }
  assert.deepEqual([audienceWords(figures), figureChangeWords(figures)], ['2,431 fans', '+38 in 2 weeks'])
  assert.equal(figureChangeWords({ fans: 2431, follower_2w_change: 7 }), null)
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
    'Facebook, 12 Nov 2026. Seen 1,204 times, 86 likes, comments and shares.',
  )
  assert.equal(
    postWords({ ...post, impressions: null, engagements: 1 }, 'Facebook', 'UTC'),
    'Facebook, 12 Nov 2026. 1 like, comment or share.',
  )
  assert.equal(
    postWords({ ...post, impressions: 1, engagements: 0 }, 'Facebook', 'UTC'),
    'Facebook, 12 Nov 2026. Seen once, 0 likes, comments and shares.',
  )
  assert.equal(
    postWords({ ...post, engagementRate: 7.142 }, 'X', 'UTC'),
    'X, 12 Nov 2026. Seen 1,204 times, 86 likes, comments and shares. Engagement rate 7.14%.',
  )
})

test('the most popular post of all channels is shown', () => {
  const post = { text: 'a', postedAt: '2026-11-12T00:00:00Z', impressions: 10, engagements: 5 }
  const channels = [
    { name: 'one', popularPost: post },
    { name: 'none', popularPost: null },
    { name: 'two', popularPost: { ...post, impressions: 11 } },
    { name: 'three', popularPost: { ...post, engagements: 4 } },
  ]
  assert.equal(channelOfPopularPost(channels)?.name, 'two')
  assert.equal(channelOfPopularPost([{ popularPost: null }]), null)
})
