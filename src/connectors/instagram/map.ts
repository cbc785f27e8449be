import type { SocialAccount } from '#core/evidence/accounts.ts'
import type { ConnectionView, KeptResult } from '../connector.ts'
import { presentData } from '../kept-data.ts'
import {
  accountState,
  failureOfReads,
  hiddenOrFailed,
  httpsAddress,
  keptText,
  mostPopular,
  newestTime,
  postEvidence,
  RECENT_POSTS_MS,
} from '../social-map.ts'
import {
  instagramItems,
  type InstagramItems,
  type InstagramMedia,
  type InstagramMetrics,
  instagramProfile,
} from './schema.ts'

/** Feed posts and reels are the account's own posts; stories go after a day and do not count (checks, social media). */
export const isOwnPost = ({ media_product_type }: InstagramMedia): boolean => media_product_type !== 'STORY'

/** The newest items, and the one of the last 14 days with the most interactions. */
export function recentMediaOf(
  media: readonly InstagramMedia[],
  metrics: ReadonlyMap<string, InstagramMetrics>,
  now: Date,
): InstagramItems {
  const since = now.getTime() - RECENT_POSTS_MS
  const items = media.map((one) => ({
    id: one.id,
    url: httpsAddress(one.permalink),
    caption: keptText(one.caption),
    kind: one.media_type === 'VIDEO' ? ('video' as const) : ('picture' as const),
    at: newestTime([one.timestamp], now) ?? now.toISOString(),
    likes: one.like_count ?? 0,
    comments: one.comments_count ?? 0,
  }))
  const recent = items.filter(({ at }) => Date.parse(at) >= since)
  const popular = recent.map(({ id, url, caption, kind, at, likes, comments }) => {
    const measured = metrics.get(id) ?? {}
    return {
      id,
      url,
      text: caption,
      media: kind,
      at,
      impressions: measured['views'] ?? null,
      engagements: measured['total_interactions'] ?? likes + comments,
    }
  })
  return {
    items,
    lastPostAt: newestTime(
      items.map(({ at }) => at),
      now,
    ),
    popularPost: mostPopular(popular),
  }
}

/** The connected account, as its check reads it. */
export function instagramEvidence(
  kept: readonly KeptResult[],
  connection: ConnectionView | null,
): { instagram?: SocialAccount } {
  if (!connection) return {}
  const state = accountState(connection)
  if (state) return { instagram: state }
  const known = presentData(kept, 'profile', instagramProfile)
  const handle = known?.profile.username ?? null
  const confirmed = handle !== null && connection.choices['handle'] === handle
  const failure = failureOfReads(kept, ['profile', 'media'])
  if (failure) return { instagram: hiddenOrFailed(failure, handle, confirmed) }
  const media = presentData(kept, 'media', instagramItems)
  if (!known || !media || handle === null) return {}
  const { followers, following, posts } = known
  const { lastPostAt, popularPost } = media
  return {
    instagram: {
      kind: 'read',
      handle,
      confirmed,
      lastPostAt,
      figures: { followers, following, posts, items: recentItems(kept, media) },
      popularPost: postEvidence(popularPost),
      history: connection.numbers,
    },
  }
}

/** Items of the 14 days before they were read. */
function recentItems(kept: readonly KeptResult[], { items }: InstagramItems): number {
  const read = Date.parse(kept.find((one) => one.read === 'media')?.asOf ?? '')
  return items.filter(({ at }) => Date.parse(at) >= read - RECENT_POSTS_MS).length
}
