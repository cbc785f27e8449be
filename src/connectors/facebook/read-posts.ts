import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askGraphNames } from '../graph-names.ts'
import { readGraphPages } from '../graph-pages.ts'
import { RECENT_POSTS_MS } from '../social-map.ts'
import { facebookCall } from './ask.ts'
import { postsOf } from './map.ts'
import { pageAndToken } from './read-page.ts'
import { type FacebookMetrics, facebookPost, type FacebookPosts, postMetrics } from './schema.ts'
import { SECOND_MS } from '#core/time-units.ts'

const TOTAL = 'summary(total_count).limit(0)'
const FIELDS = {
  needed: ['id', 'created_time', `reactions.${TOTAL}`, `comments.${TOTAL}`],
  optional: ['message', 'permalink_url', 'full_picture', 'status_type', 'shares'],
}
/** Views of a post. Clicks are no engagement (decisions, section 12), so they are not asked for. */
const METRICS = {
  needed: ['post_media_view'],
  optional: [],
  former: ['post_clicks'],
  isOfItems: true,
} as const
const LIMIT = '50'
/** A page that writes more than 500 posts in two weeks is counted by its newest 500. */
const MOST_CALLS = 10

/** The page's own posts of the last 14 days, and its newest one. Views are asked for in a call of their own, so that they never cost the posts. */
export async function readFacebookPosts(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<FacebookPosts>> {
  const chosen = pageAndToken(access)
  if (!chosen.ok) return chosen
  const since = context.now().getTime() - RECENT_POSTS_MS
  const posts = await newestPosts(context, chosen.data, since)
  if (!posts.ok) return posts
  const recent = posts.data.filter(({ created_time }) => Date.parse(created_time) >= since)
  const metrics = recent.length > 0 ? await metricsOf(context, chosen.data, since) : []
  return { ok: true, data: postsOf(posts.data, metrics, context.now()) }
}

interface Chosen {
  id: string
  token: string
}

const newestPosts = (context: ConnectorContext, { id, token }: Chosen, since: number) =>
  askGraphNames(context, FIELDS, (fields) =>
    readGraphPages(
      context,
      facebookCall({ token, path: `/${id}/published_posts`, parameters: { limit: LIMIT, fields } }),
      {
        item: facebookPost,
        mostCalls: MOST_CALLS,
        isEnough: (posts) => posts.some(({ created_time }) => Date.parse(created_time) < since),
      },
    ),
  )

async function metricsOf(
  context: ConnectorContext,
  { id, token }: Chosen,
  since: number,
): Promise<FacebookMetrics> {
  const path = `/${id}/published_posts`
  const from = String(Math.floor(since / SECOND_MS))
  const answer = await askGraphNames(context, METRICS, (metrics) => {
    const parameters = { limit: LIMIT, since: from, fields: `id,insights.metric(${metrics})` }
    const call = facebookCall({ token, path, parameters })
    return readGraphPages(context, call, { item: postMetrics, mostCalls: MOST_CALLS })
  })
  return answer.ok ? answer.data : []
}
