/** How X names what is asked for; the answers are read by either names. */
export interface XNames {
  /** Query of the look-up of a user. */
  user: string
  /** Query of the list of a user's posts, after its limits. */
  posts: string
}

/**
 * X renames "tweets" to "posts": its description 2.159 has the first names, 2.167 the second, and each refuses the other's with 400. The
 * service answers to the first; the second are tried where it refuses them.
 */
export const X_NAMES: readonly XNames[] = [
  {
    user: 'user.fields=public_metrics,most_recent_tweet_id,protected,verified',
    posts: 'tweet.fields=created_at,public_metrics',
  },
  {
    user: 'user.fields=public_metrics,protected,verified&expansions=most_recent_post_id',
    posts: 'post.fields=created_at,public_metrics',
  },
]
