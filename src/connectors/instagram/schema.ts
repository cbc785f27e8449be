import { z } from 'zod'
import { MEDIA } from '#core/evidence/accounts.ts'
import { countShape, keptPostShape, momentShape } from '../social-shapes.ts'

const instagramId = z.union([z.string().regex(/^\d{1,25}$/u), z.number().int().positive()]).transform(String)
const address = z.string().max(5_000)

const firstToken = z.object({
  access_token: z.string().min(1).max(2_000),
  /** A list, or its names between commas. */
  permissions: z.union([z.array(z.string().max(100)).max(50), z.string().max(5_000)]).optional(),
})
/** The exchange of a code: its documentation has the token in a list, the service itself gives it alone. */
export const codeAnswer = z.union([firstToken, z.object({ data: z.tuple([firstToken]) })])
export type InstagramCode = z.infer<typeof codeAnswer>
export const longTokenAnswer = z.object({
  access_token: z.string().min(1).max(2_000),
  /** Seconds. */
  expires_in: z.number().int().positive().max(100_000_000),
  permissions: z.string().max(5_000).optional(),
})

export const profileAnswer = z.object({
  user_id: instagramId,
  username: z.string().min(1).max(200),
  name: z.string().max(500).optional(),
  /** Personal accounts have no numbers. */
  account_type: z.string().max(40).optional(),
  followers_count: countShape.optional(),
  follows_count: countShape.optional(),
  media_count: countShape.optional(),
})

export const instagramMedia = z.object({
  id: instagramId,
  caption: z.string().max(10_000).optional(),
  media_type: z.string().max(40),
  media_product_type: z.string().max(40).optional(),
  permalink: address.optional(),
  timestamp: momentShape,
  /** Absent where the owner hides it. */
  like_count: countShape.optional(),
  comments_count: countShape.optional(),
})
export type InstagramMedia = z.infer<typeof instagramMedia>

const metricValue = z.object({ value: countShape.optional() })
export const insightsAnswer = z.object({
  data: z
    .array(
      z.object({
        name: z.string().max(100),
        values: z.array(metricValue).max(100).optional(),
        total_value: metricValue.optional(),
      }),
    )
    .max(50),
})
/** Metrics of one item by name. */
export type InstagramMetrics = Readonly<Record<string, number>>

/** What is kept of the account. */
export const instagramProfile = z.object({
  profile: z.object({ id: z.string(), username: z.string(), name: z.string(), accountType: z.string() }),
  followers: z.number(),
  following: z.number(),
  posts: z.number(),
})
export type InstagramProfile = z.infer<typeof instagramProfile>
/** What is kept of its newest posts and reels. */
export const instagramItems = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string().nullable(),
      caption: z.string().nullable(),
      kind: z.enum(MEDIA),
      at: z.string(),
      likes: z.number(),
      comments: z.number(),
    }),
  ),
  lastPostAt: z.string().nullable(),
  popularPost: keptPostShape.nullable(),
})
export type InstagramItems = z.infer<typeof instagramItems>
