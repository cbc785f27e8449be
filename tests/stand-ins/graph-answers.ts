import type { GraphAccount, GraphPage, GraphPost } from './graph.data.ts'
import { HOUR_MS } from '#core/time-units.ts'

/** Only what was asked for, as Graph answers. */
export const onlyFields = (
  all: Readonly<Record<string, unknown>>,
  fields: string,
): Record<string, unknown> => {
  const names = new Set(
    fields
      .replaceAll(/\([^)]*\)/gu, '')
      .split(',')
      .map((name) => name.split('.')[0] ?? ''),
  )
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== undefined && (name === 'id' || names.has(name))),
  )
}

const MOST_ITEMS = 100

/** One page of a list, and where the next one begins. */
export function pageOfList<Item>(all: readonly Item[], query: URLSearchParams) {
  const from = Number(query.get('after') ?? 0)
  const to = from + Math.min(MOST_ITEMS, Number(query.get('limit') ?? 25))
  const next = to < all.length ? { next: 'https://graph.facebook.com/next' } : {}
  return {
    data: all.slice(from, to),
    paging: { cursors: { before: String(from), after: String(to) }, ...next },
  }
}

/** A page with its own token, where the person has a role on it. */
export const pageNode = ({ id, name, username, website, fans, followers }: GraphPage, isOpen = true) => ({
  id,
  name,
  username,
  website,
  link: `https://www.facebook.com/${username ?? id}`,
  fan_count: fans,
  followers_count: followers,
  verification_status: 'not_verified',
  rating_count: 0,
  ...(isOpen ? { access_token: `page-${id}`, tasks: ['ANALYZE', 'MODERATE'] } : { tasks: [] }),
})

/** Graph's time: `2026-11-20T09:00:00+0000`. */
const timeOf = (hoursAgo: number, now: Date): string =>
  new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString().replace(/\.\d{3}Z$/u, '+0000')

export const timeOfPost = ({ hoursAgo }: GraphPost, now: Date): number => now.getTime() - hoursAgo * HOUR_MS

export function postNode(page: GraphPage, post: GraphPost, metrics: readonly string[], now: Date) {
  const id = `${page.id}_${post.hoursAgo}`
  const known: Record<string, number> = { post_media_view: post.views, post_clicks: post.clicks ?? 0 }
  const hasInsights = metrics.length > 0 && page.fans >= 100
  return {
    id,
    created_time: timeOf(post.hoursAgo, now),
    message: post.text,
    permalink_url: `https://www.facebook.com/${id}`,
    full_picture: post.kind === 'words' ? undefined : 'https://scontent.example/picture.jpg',
    status_type: post.kind === 'video' ? 'added_video' : 'added_photos',
    shares: post.shares === undefined ? undefined : { count: post.shares },
    reactions: { data: [], summary: { total_count: post.likes } },
    comments: { data: [], summary: { total_count: post.comments } },
    insights: hasInsights
      ? { data: metrics.map((name) => ({ name, period: 'lifetime', values: [{ value: known[name] ?? 0 }] })) }
      : undefined,
  }
}

/** The hour of UTC at which a day of Meta ends: midnight at its own place, in winter. */
const DAY_ENDS = 8

/** Followers at the end of each of the days before `until`. */
export function followsOf({ followers, grows }: GraphPage, days: number, until: Date) {
  const newest = new Date(until)
  newest.setUTCHours(DAY_ENDS, 0, 0, 0)
  if (newest > until) newest.setUTCDate(newest.getUTCDate() - 1)
  const values = Array.from({ length: days }, (_, index) => ({
    value: followers - (days - 1 - index) * grows,
    end_time: timeOf((days - 1 - index) * 24, newest),
  }))
  return { name: 'page_follows', period: 'day', values }
}

export const accountNode = ({ id, username, name, type, followers, following, posts }: GraphAccount) => ({
  id,
  user_id: id,
  username,
  name,
  account_type: type,
  ...(type === 'PERSONAL'
    ? {}
    : { followers_count: followers, follows_count: following, media_count: posts.length + 200 }),
})

const PRODUCTS = { story: 'STORY', video: 'REELS', picture: 'FEED', words: 'FEED' } as const

export const mediaId = (account: GraphAccount, place: number): string => `${account.id}${place + 1}`

export const mediaNode = (account: GraphAccount, post: GraphPost, place: number, now: Date) => ({
  id: mediaId(account, place),
  caption: post.text,
  media_type: post.kind === 'video' ? 'VIDEO' : 'IMAGE',
  media_product_type: PRODUCTS[post.kind],
  permalink: `https://www.instagram.com/p/${account.id.slice(-1)}${place}/`,
  timestamp: timeOf(post.hoursAgo, now),
  like_count: post.likes,
  comments_count: post.comments,
})
