import type { z } from 'zod'
import { BLUE_WREN, sampleValueOn } from '../sample-business.ts'
import { samplePostTime } from '../social-sample.ts'
import type { facebookGrowth, facebookPage, FacebookPosts } from './schema.ts'
import { dayFrom } from '#core/dates.ts'

const DAYS = 15
const POSTS_EVERY_DAYS = 4
const LIKES = { value: 214, inTwoWeeks: 6 }

export const sampleFacebookPage = (day: string): z.infer<typeof facebookPage> => ({
  page: { id: '1', name: BLUE_WREN.name, username: BLUE_WREN.handles.facebook, url: null },
  fans: sampleValueOn(BLUE_WREN.facebookFans, day),
  followers: sampleValueOn(BLUE_WREN.facebookFollowers, day),
})

export const sampleFacebookPosts = (day: string): FacebookPosts => ({
  likes: sampleValueOn(LIKES, day),
  comments: 31,
  shares: 12,
  lastPostAt: samplePostTime(day, POSTS_EVERY_DAYS),
  popularPost: {
    id: '1',
    url: null,
    text: 'Behind the scenes of Saturday’s wedding: forty metres of garland, and one very patient dog.',
    media: 'picture',
    at: samplePostTime(day, POSTS_EVERY_DAYS),
    impressions: 4_806,
    engagements: 187,
  },
})

export const sampleFacebookGrowth = (day: string): z.infer<typeof facebookGrowth> => ({
  days: Array.from({ length: DAYS }, (_, before) => {
    const at = dayFrom(day, before + 1 - DAYS)
    return { day: at, value: sampleValueOn(BLUE_WREN.facebookFollowers, at) }
  }),
})
