import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askGraphNames } from '../graph-names.ts'
import { askInstagram, instagramToken } from './ask.ts'
import { isOwnPost, recentMediaOf } from './map.ts'
import { type InstagramItems, type InstagramMetrics, insightsAnswer, mediaAnswer } from './schema.ts'

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
/** What every kind of item has, and what only some have. */
const METRICS = { needed: ['views', 'reach'], optional: ['total_interactions'], isOfItems: true } as const
const WINDOW_MS = 14 * 86_400_000

/** The newest posts and reels, and how those of the last 14 days were received: one call for each of these. */
export async function readInstagramMedia(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<InstagramItems>> {
  const token = instagramToken(access)
  if (!token.ok) return token
  const call = { token: token.data, path: `/${access.account?.id ?? 'me'}/media` }
  const answer = await askGraphNames(context, FIELDS, (fields) =>
    askInstagram(context, { ...call, parameters: { limit: '25', fields } }, mediaAnswer),
  )
  if (!answer.ok) return answer
  const own = answer.data.data.filter(isOwnPost)
  const since = context.now().getTime() - WINDOW_MS
  const recent = own.filter(({ timestamp }) => Date.parse(timestamp) >= since)
  const metrics = await Promise.all(
    recent.map(async ({ id }) => [id, await metricsOf(context, token.data, id)] as const),
  )
  return { ok: true, data: recentMediaOf(own, new Map(metrics), context.now()) }
}

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
