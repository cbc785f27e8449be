import { BLUE_WREN, sampleValueOn } from '../sample-business.ts'
import { samplePostTime } from '../social-sample.ts'
import type { XPopular, XSummary } from './schema.ts'

const POSTS_EVERY_DAYS = 3
const POSTS = { value: 1_204, inTwoWeeks: 5 }

/** The sample business' account on a day. */
export const sampleXSummary = (day: string): XSummary => ({
  user: { id: '1', username: BLUE_WREN.handles.twitter, name: BLUE_WREN.name, protected: false },
  followers: sampleValueOn(BLUE_WREN.xFollowers, day),
  following: 184,
  posts: sampleValueOn(POSTS, day),
  lastPostAt: samplePostTime(day, POSTS_EVERY_DAYS),
})

export const sampleXPopular = (day: string): XPopular => ({
  popularPost: {
    id: '1',
    url: null,
    text: 'Peonies are in. Come early, they never last until Friday.',
    media: null,
    at: samplePostTime(day, POSTS_EVERY_DAYS),
    impressions: 640,
    engagements: 31,
  },
})
