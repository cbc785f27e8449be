import { z } from 'zod'
import { countShape, keptPostShape, momentShape } from '../social-shapes.ts'

const pageId = z.string().regex(/^\d{1,25}$/u)
const MOST_NAME = 500

/** One page of the owner, with its own token where their role allows it. */
export const managedPage = z.object({
  id: pageId,
  name: z.string().max(MOST_NAME),
  username: z.string().max(MOST_NAME).optional(),
  website: z.string().max(5_000).optional(),
  access_token: z.string().max(2_000).optional(),
})
export type ManagedPage = z.infer<typeof managedPage>

export const tokenAnswer = z.object({
  access_token: z.string().min(1).max(2_000),
  /** Seconds; absent where the token does not end. */
  expires_in: z.number().int().positive().max(100_000_000).optional(),
})
export const permissionsAnswer = z.object({
  data: z.array(z.object({ permission: z.string().max(100), status: z.string().max(40) })).max(200),
})
export const revokedAnswer = z.object({ success: z.literal(true) })
export const debugAnswer = z.object({
  data: z.object({
    is_valid: z.boolean(),
    application: z.string().max(MOST_NAME).optional(),
    /** Seconds since 1970; 0: never. */
    expires_at: z.number().int().min(0).optional(),
    data_access_expires_at: z.number().int().min(0).optional(),
  }),
})
export const pageTokenAnswer = z.object({ id: pageId, access_token: z.string().min(1).max(2_000).optional() })

export const pageAnswer = z.object({
  id: pageId,
  name: z.string().max(MOST_NAME),
  username: z.string().max(MOST_NAME).optional(),
  link: z.string().max(2_000).optional(),
  fan_count: countShape,
  followers_count: countShape,
})

const total = z.object({ summary: z.object({ total_count: countShape }) })
const postId = z.string().regex(/^[\d_]{1,60}$/u)
export const facebookPost = z.object({
  id: postId,
  created_time: momentShape,
  message: z.string().max(70_000).optional(),
  permalink_url: z.string().max(2_000).optional(),
  full_picture: z.string().max(5_000).optional(),
  status_type: z.string().max(100).optional(),
  shares: z.object({ count: countShape }).optional(),
  reactions: total,
  comments: total,
})
export type FacebookPost = z.infer<typeof facebookPost>
const metric = z.object({
  name: z.string(),
  values: z.array(z.object({ value: countShape.optional() })).max(400),
})
export const postMetrics = z.object({
  id: postId,
  insights: z.object({ data: z.array(metric).max(20) }).optional(),
})
export type FacebookMetrics = readonly z.infer<typeof postMetrics>[]
export const followsAnswer = z.object({
  data: z
    .array(
      z.object({
        name: z.string(),
        values: z.array(z.object({ value: countShape, end_time: momentShape })).max(400),
      }),
    )
    .max(20),
})

/** What is kept of a page. */
export const facebookPage = z.object({
  page: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    url: z.string().nullable(),
  }),
  fans: z.number(),
  followers: z.number(),
})
/** What is kept of its posts: sums and the most popular post of the last 14 days, and when the newest post of any age was written. */
export const facebookPosts = z.object({
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
  lastPostAt: z.string().nullable(),
  popularPost: keptPostShape.nullable(),
})
export type FacebookPosts = z.infer<typeof facebookPosts>
/** Followers of each of the last days, as the network counted them. */
export const facebookGrowth = z.object({ days: z.array(z.object({ day: z.iso.date(), value: z.number() })) })
