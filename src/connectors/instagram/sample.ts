import { BLUE_WREN, sampleValueOn } from '../sample-business.ts'
import { samplePostTime } from '../social-sample.ts'
import { DAY_MS } from '#core/time-units.ts'
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

/** As many items as the account's number of posts grows by in two weeks. */
export const sampleInstagramItems = (day: string): InstagramItems => {
  const at = samplePostTime(day, POSTS_EVERY_DAYS)
  const items = Array.from({ length: POSTS.inTwoWeeks }, (_, index): InstagramItems['items'][number] => ({
    id: String(index + 1),
    url: null,
    at: new Date(Date.parse(at) - index * POSTS_EVERY_DAYS * DAY_MS).toISOString(),
    caption: CAPTION,
    kind: 'picture',
    likes: 143,
    comments: 18,
  }))
  const popularPost = { id: '1', url: null, at, text: CAPTION, impressions: 2_610, engagements: 176 }
  return { items, lastPostAt: at, popularPost: { ...popularPost, media: 'picture' } }
}
