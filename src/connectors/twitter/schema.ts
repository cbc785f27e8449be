import { z } from 'zod'
import { countShape, keptPostShape, momentShape } from '../social-shapes.ts'

const id = z.string().regex(/^\d{1,19}$/u)
/** `value`: the handle that is meant. */
const problem = z.object({ type: z.string().max(300), value: z.string().max(300).optional() })
export type XProblem = z.infer<typeof problem>
const problems = z.array(problem).max(100)

/** A user by either names; strict about what is used, open for the rest. */
export const xUser = z.object({
  id,
  username: z.string().regex(/^\w{1,15}$/u),
  name: z.string().max(500),
  protected: z.boolean().optional(),
  most_recent_tweet_id: id.optional(),
  most_recent_post_id: id.optional(),
  public_metrics: z
    .object({
      followers_count: countShape,
      following_count: countShape,
      tweet_count: countShape.optional(),
      post_count: countShape.optional(),
    })
    .refine(({ tweet_count, post_count }) => (tweet_count ?? post_count) !== undefined, 'no count of posts'),
})
export type XUser = z.infer<typeof xUser>

export const userAnswer = z.object({ data: xUser.optional(), errors: problems.optional() })
/** Of several users; one in an unknown form spoils no other. */
export const usersAnswer = z.object({
  data: z.array(z.unknown()).max(100).optional(),
  errors: problems.optional(),
})

const post = z.object({
  id,
  text: z.string().max(30_000),
  created_at: momentShape,
  public_metrics: z
    .object({
      like_count: countShape,
      reply_count: countShape,
      quote_count: countShape,
      retweet_count: countShape.optional(),
      repost_count: countShape.optional(),
      impression_count: countShape.optional(),
    })
    .refine(({ retweet_count, repost_count }) => (retweet_count ?? repost_count) !== undefined, 'no reposts'),
})
export type XPostAnswer = z.infer<typeof post>
/** Without `data` where there is no post. */
export const postsAnswer = z.object({ data: z.array(post).max(100).optional(), errors: problems.optional() })

/** What is asked about. */
export const xInput = z.strictObject({ handle: z.string().regex(/^\w{1,15}$/u) })
export type XInput = z.infer<typeof xInput>

/** What is kept of a user. */
export const xSummary = z.object({
  user: z.object({ id: z.string(), username: z.string(), name: z.string(), protected: z.boolean() }),
  followers: z.number(),
  following: z.number(),
  posts: z.number(),
  /** ISO 8601; `null`: there is none, or the posts are protected. */
  lastPostAt: z.string().nullable(),
})
export type XSummary = z.infer<typeof xSummary>

export const xPopular = z.object({ popularPost: keptPostShape.nullable() })
export type XPopular = z.infer<typeof xPopular>
