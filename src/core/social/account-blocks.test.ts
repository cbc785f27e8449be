import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PopularPost } from '../evidence/accounts.ts'
import { figuresBlock } from './figures.ts'
import { popularPostBlock, popularPostFacts } from './popular-post.ts'

const account = {
  kind: 'read',
  handle: 'joes',
  confirmed: true,
  lastPostAt: null,
  popularPost: null,
} as const
const rowsOf = (block: ReturnType<typeof figuresBlock>): Record<string, string> =>
  block.kind === 'facts' ? Object.fromEntries(block.rows.map(({ label, value }) => [label, value])) : {}

describe('the figures of an account', () => {
  it('are in plain words, formatted, in one order', () => {
    const figures = {
      shares: 3,
      fans: 2_431,
      fans_2w_change: 38,
      followers: 12_504,
      follower_2w_change: -1_204,
    }
    assert.deepEqual(Object.entries(rowsOf(figuresBlock({ ...account, figures }, 4))), [
      ['Followers', '12,504'],
      ['Followers, change in 2 weeks', '−1,204'],
      ['People who like the page', '2,431'],
      ['People who like the page, change in 2 weeks', '+38'],
      ['Shares, last 2 weeks', '3'],
      ['Days since the last post', '4'],
    ])
  })
  it('say that the history is still being built', () => {
    const history = ['16', '17', '18', '19', '20', '21'].map((day) => ({
      day: `2026-11-${day}`,
      metric: 'fans',
      value: 7,
    }))
    const rows = rowsOf(figuresBlock({ ...account, figures: { fans: 7 }, history }, null))
    assert.equal(rows['People who like the page, change in 2 weeks'], 'Building history, 5 of 14 days')
    assert.equal(rows['Days since the last post'], 'No posts yet')
    assert.ok(!('Followers, change in 2 weeks' in rows))
  })
})

describe('the popular post', () => {
  const post: PopularPost = {
    text: 'The oven is in.',
    media: 'picture',
    url: 'https://x.com/joes/status/1',
    postedAt: '2026-11-20T20:00:00Z',
    impressions: 2_914,
    engagements: 73,
  }
  const shown = (given: Partial<PopularPost>, followers: number | null = null) =>
    rowsOf(popularPostBlock(popularPostFacts({ ...post, ...given }, followers), 'Pacific/Auckland'))

  it('has views, engagements, their rate and its address, dated where the owner is', () => {
    assert.deepEqual(shown({}), {
      Post: 'The oven is in.',
      Shows: 'A picture',
      Posted: '21 Nov 2026',
      Views: '2,914',
      'Likes, comments and shares': '73',
      'Engagement rate': '2.5%',
      Link: 'https://x.com/joes/status/1',
    })
  })
  it('has a rate of the followers where no views were counted, and a dash without both', () => {
    for (const impressions of [null, 0]) assert.equal(shown({ impressions }, 730)['Engagement rate'], '10%')
    assert.deepEqual(
      [shown({ impressions: null }).Views, shown({ impressions: null })['Engagement rate']],
      ['–', '–'],
    )
    assert.equal(shown({ impressions: 0 })['Engagement rate'], '–')
  })
  it('says what a post without words shows', () => {
    assert.equal(shown({ text: null }).Post, 'A picture without words')
    assert.equal(shown({ text: null, media: 'video' }).Post, 'A video without words')
    assert.equal(shown({ text: null, media: null }).Post, 'A post without words')
    assert.ok(!('Link' in shown({ url: null })))
  })
})
