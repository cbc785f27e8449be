import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { UNKNOWN_NAME } from '../graph.ts'
import { askInstagram, instagramToken } from './ask.ts'
import { isOwnPost, recentMediaOf } from './map.ts'
import { type InstagramItems, type InstagramMetrics, insightsAnswer, mediaAnswer } from './schema.ts'

const FIELDS =
  'id,caption,media_type,media_product_type,permalink,thumbnail_url,media_url,timestamp,like_count,comments_count'
/** One retired metric fails the whole call: the second try asks for what every kind of item has. */
const METRICS = ['views,reach,total_interactions', 'views,reach'] as const
const WINDOW_MS = 14 * 86_400_000

/** The newest posts and reels, and how those of the last 14 days were received: one call for each of these. */
export async function readInstagramMedia(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<InstagramItems>> {
  const token = instagramToken(access)
  if (!token.ok) return token
  const call = {
    token: token.data,
    path: `/${access.account?.id ?? 'me'}/media`,
    parameters: { limit: '25', fields: FIELDS },
  }
  const answer = await askInstagram(context, call, mediaAnswer)
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
  for (const metric of METRICS) {
    const call = { token, path: `/${id}/insights`, parameters: { metric } }
    const answer = await askInstagram(context, call, insightsAnswer)
    if (answer.ok)
      return Object.fromEntries(
        answer.data.data.flatMap(({ name, values, total_value }) => {
          const value = total_value?.value ?? values?.[0]?.value
          return value === undefined ? [] : [[name, value]]
        }),
      )
    if (answer.failure.code !== UNKNOWN_NAME) return {}
  }
  return {}
}
