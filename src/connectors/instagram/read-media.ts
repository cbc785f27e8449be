import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askGraphNames } from '../graph-names.ts'
import { readGraphPages } from '../graph-pages.ts'
import { RECENT_POSTS_MS } from '../social-map.ts'
import { askInstagram, instagramCall, instagramToken } from './ask.ts'
import { isOwnPost, recentMediaOf } from './map.ts'
import {
  insightsAnswer,
  type InstagramItems,
  instagramMedia,
  type InstagramMedia,
  type InstagramMetrics,
} from './schema.ts'

const FIELDS = {
  needed: ['id', 'media_type', 'timestamp'],
  optional: [
    'caption',
    'media_product_type',
    'permalink',
    'thumbnail_url',
    'media_url',
    'like_count',
    'comments_count',
  ],
}
/** Views, which every kind of item has, and what is asked for with them. */
const METRICS = { needed: ['views'], optional: ['reach', 'total_interactions'], isOfItems: true } as const
const LIMIT = '25'
/** An account that posts more than 500 times in two weeks is counted by its newest 500. */
const MOST_CALLS = 20
/** Each item's metrics are a call. */
const MOST_MEASURED = 50

/**
 * The newest posts and reels, all of the last 14 days among them, and how these were received: one call for each, of those with the most likes and
 * comments where there are many.
 */
export async function readInstagramMedia(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<InstagramItems>> {
  const token = instagramToken(access)
  if (!token.ok) return token
  const call = { token: token.data, path: `/${access.account?.id ?? 'me'}/media` }
  const since = context.now().getTime() - RECENT_POSTS_MS
  const answer = await askGraphNames(context, FIELDS, (fields) =>
    readGraphPages(context, instagramCall({ ...call, parameters: { limit: LIMIT, fields } }), {
      item: instagramMedia,
      mostCalls: MOST_CALLS,
      isEnough: (items) => items.some(({ timestamp }) => Date.parse(timestamp) < since),
    }),
  )
  if (!answer.ok) return answer
  const own = answer.data.filter(isOwnPost)
  const recent = own
    .filter(({ timestamp }) => Date.parse(timestamp) >= since)
    .toSorted((one, other) => answersTo(other) - answersTo(one))
    .slice(0, MOST_MEASURED)
  const metrics = await Promise.all(
    recent.map(async ({ id }) => [id, await metricsOf(context, token.data, id)] as const),
  )
  return { ok: true, data: recentMediaOf(own, new Map(metrics), context.now()) }
}

const answersTo = ({ like_count = 0, comments_count = 0 }: InstagramMedia): number =>
  like_count + comments_count

/** The metrics of one item; none where Instagram has or gives none, because they must not cost the posts. */
async function metricsOf(context: ConnectorContext, token: string, id: string): Promise<InstagramMetrics> {
  const call = { token, path: `/${id}/insights` }
  const answer = await askGraphNames(context, METRICS, (metric) =>
    askInstagram(context, { ...call, parameters: { metric } }, insightsAnswer),
  )
  if (!answer.ok) return {}
  return Object.fromEntries(
    answer.data.data.flatMap(({ name, values, total_value }) => {
      const value = total_value?.value ?? values?.[0]?.value
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
