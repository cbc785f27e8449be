import type { SocialAccount } from '#core/evidence/accounts.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { ConnectionView, KeptResult } from '../connector.ts'
import type { ReadResult } from '../context.ts'
import { presentData } from '../kept-data.ts'
import { hiddenOrFailed, keptText, mostPopular, postEvidence } from '../social-map.ts'
import type { KeptPost } from '../social-shapes.ts'
import { type XPostAnswer, xPopular, type XSummary, xSummary, type XUser } from './schema.ts'

const LONGEST_NAME = 100
/** The ids of posts begin with the milliseconds since this time (X, "Snowflake"). */
const FIRST_ID_AT = 1_288_834_974_657
const TIME_BITS = 22n

/** When a post was written, by its id. */
export const timeOfPostId = (id: string): number => Number(BigInt(id) >> TIME_BITS) + FIRST_ID_AT

/** What is kept of a user. Posts that are counted but not named are a fault of the answer, not silence of the business. */
export function xSummaryOf(user: XUser, now: Date): ReadResult<XSummary> {
  const { id, username, name, public_metrics: metrics } = user
  const isProtected = user.protected ?? false
  const posts = metrics.tweet_count ?? metrics.post_count ?? 0
  const last = user.most_recent_tweet_id ?? user.most_recent_post_id
  if (last === undefined && posts > 0 && !isProtected) return { ok: false, failure: { kind: 'bad_shape' } }
  return {
    ok: true,
    data: {
      user: { id, username, name: cut(tidyLine(name), LONGEST_NAME), protected: isProtected },
      followers: metrics.followers_count,
      following: metrics.following_count,
      posts,
      lastPostAt: last === undefined || isProtected ? null : notLater(timeOfPostId(last), now),
    },
  }
}

/** A post dated in the future counts as now (checks, social media). */
const notLater = (at: number, now: Date): string => new Date(Math.min(at, now.getTime())).toISOString()

/** The post with the most engagements. */
export const popularOf = (posts: readonly XPostAnswer[], username: string, now: Date): KeptPost | null =>
  mostPopular(posts.map((post) => postOf(post, username, now)))

function postOf({ id, text, created_at, public_metrics: counts }: XPostAnswer, username: string, now: Date) {
  const reposts = counts.retweet_count ?? counts.repost_count ?? 0
  return {
    id,
    url: `https://x.com/${username}/status/${id}`,
    text: keptText(text),
    // X names what is attached by a key only, which says nothing of whether it is a picture or a video.
    media: null,
    at: notLater(Date.parse(created_at), now),
    impressions: counts.impression_count ?? null,
    // Replies are comments, reposts and quotes are shares; a bookmark is none of them (decisions, section 12).
    engagements: counts.like_count + counts.reply_count + reposts + counts.quote_count,
  }
}

/** The connected account, as its check reads it. Results of an earlier handle say nothing. */
export function xEvidence(
  kept: readonly KeptResult[],
  connection: ConnectionView | null,
): { twitter?: SocialAccount } {
  const handle = xHandleOf(connection)
  if (!connection || handle === null) return {}
  const own = kept.filter(({ subject }) => subject === xSubject(handle))
  const newest = own.find(({ read }) => read === 'summary')
  if (!newest) return {}
  if (newest.failure) return { twitter: hiddenOrFailed(newest.failure, handle, true) }
  const summary = xSummary.safeParse(newest.data)
  if (!summary.success) return {}
  const { user, followers, following, lastPostAt } = summary.data
  if (user.protected) return { twitter: { kind: 'posts_hidden', handle: user.username, confirmed: true } }
  const popular = presentData(own, 'popular', xPopular)?.popularPost ?? null
  return {
    twitter: {
      kind: 'read',
      handle: user.username,
      confirmed: true,
      lastPostAt,
      figures: { followers, following },
      popularPost: postEvidence(popular),
      history: connection.numbers,
    },
  }
}

/** The handle that the owner connected. */
export const xHandleOf = (connection: ConnectionView | null): string | null =>
  connection?.account?.id ?? connection?.handle ?? null

/** X ignores case in handles. */
export const xSubject = (handle: string): string => handle.toLowerCase()
