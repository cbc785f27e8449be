import { BLUE_WREN, sampleValueOn } from '../sample-business.ts'
import { samplePostTime } from '../social-sample.ts'
import type { InstagramItems, InstagramProfile } from './schema.ts'

const POSTS_EVERY_DAYS = 2
const POSTS = { value: 638, inTwoWeeks: 7 }
const CAPTION = 'Ranunculus, sweet pea and the first garden roses. Which one would you take home?'

export const sampleInstagramProfile = (day: string): InstagramProfile => ({
  profile: {
    id: '1',
    username: BLUE_WREN.handles.instagram,
    name: BLUE_WREN.name,
    accountType: 'BUSINESS',
  },
  followers: sampleValueOn(BLUE_WREN.instagramFollowers, day),
  following: 402,
  posts: sampleValueOn(POSTS, day),
})

export const sampleInstagramItems = (day: string): InstagramItems => {
  const at = samplePostTime(day, POSTS_EVERY_DAYS)
  const post = { id: '1', url: null, at }
  return {
    items: [{ ...post, caption: CAPTION, kind: 'picture', likes: 143, comments: 18 }],
    lastPostAt: at,
    popularPost: { ...post, text: CAPTION, media: 'picture', impressions: 2_610, engagements: 176 },
  }
}
