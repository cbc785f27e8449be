import type { DailyNumber, SocialAccount } from '#core/evidence/accounts.ts'
import { twoWeekChange } from '#core/social/history.ts'
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
import type { KeptPost } from '../social-shapes.ts'
import {
  facebookGrowth,
  type FacebookMetrics,
  facebookPage,
  type FacebookPost,
  type FacebookPosts,
  facebookPosts,
} from './schema.ts'

/** Facebook counts views of pages that at least this many people like. */
const FANS_FOR_VIEWS = 100

/** Sums and the most popular post of the last 14 days, and when the newest post of any age was written. */
export function postsOf(posts: readonly FacebookPost[], metrics: FacebookMetrics, now: Date): FacebookPosts {
  const since = now.getTime() - RECENT_POSTS_MS
  const recent = posts.filter(({ created_time }) => Date.parse(created_time) >= since)
  const sum = (of: (post: FacebookPost) => number) => recent.reduce((all, post) => all + of(post), 0)
  return {
    likes: sum(likesOf),
    comments: sum(commentsOf),
    shares: sum(sharesOf),
    lastPostAt: newestTime(
      posts.map(({ created_time }) => created_time),
      now,
    ),
    popularPost: mostPopular(recent.map((post) => keptPost(post, metrics, now))),
  }
}

const likesOf = ({ reactions }: FacebookPost): number => reactions.summary.total_count
const commentsOf = ({ comments }: FacebookPost): number => comments.summary.total_count
const sharesOf = ({ shares }: FacebookPost): number => shares?.count ?? 0

function keptPost(post: FacebookPost, metrics: FacebookMetrics, now: Date): KeptPost {
  const measured = metrics.find(({ id }) => id === post.id)?.insights?.data ?? []
  const metric = (name: string) => measured.find((one) => one.name === name)?.values[0]?.value ?? null
  const isVideo = post.status_type === 'added_video'
  return {
    id: post.id,
    url: httpsAddress(post.permalink_url),
    text: keptText(post.message),
    media: isVideo ? 'video' : post.full_picture === undefined ? null : 'picture',
    at: newestTime([post.created_time], now) ?? now.toISOString(),
    impressions: metric('post_media_view'),
    engagements: likesOf(post) + commentsOf(post) + sharesOf(post),
  }
}

/** The connected page, as its check reads it. */
export function facebookEvidence(
  kept: readonly KeptResult[],
  connection: ConnectionView | null,
): { facebook?: SocialAccount } {
  if (!connection) return {}
  const state = accountState(connection)
  if (state) return { facebook: state }
  const page = presentData(kept, 'page', facebookPage)
  const handle = page?.page.username ?? page?.page.id ?? null
  const failure = failureOfReads(kept, ['page', 'posts'])
  if (failure) return { facebook: hiddenOrFailed(failure, handle, isConfirmed(connection, handle)) }
  const posts = presentData(kept, 'posts', facebookPosts)
  if (!page || !posts || handle === null) return {}
  const { fans, followers } = page
  const { likes, comments, shares, lastPostAt, popularPost } = posts
  const history = withGrowth(connection.numbers, kept)
  const changes = {
    fans_2w_change: twoWeekChange(history, 'fans'),
    follower_2w_change: twoWeekChange(history, 'followers'),
  }
  return {
    facebook: {
      kind: 'read',
      handle,
      confirmed: isConfirmed(connection, handle),
      lastPostAt,
      figures: {
        followers,
        fans,
        likes,
        comments,
        shares,
        ...Object.fromEntries(
          Object.entries(changes).flatMap(([name, known]) =>
            known?.kind === 'known' ? [[name, known.change]] : [],
          ),
        ),
      },
      popularPost: postEvidence(popularPost),
      history,
      ...(fans < FANS_FOR_VIEWS && popularPost?.impressions === null
        ? { notes: ['Facebook counts views only for pages that 100 people or more like.'] }
        : {}),
    },
  }
}

const isConfirmed = ({ choices }: ConnectionView, handle: string | null): boolean =>
  handle !== null && choices['handle'] === handle

/** Our own numbers, and the network's followers of each day for which we have none. */
function withGrowth(numbers: readonly DailyNumber[], kept: readonly KeptResult[]): DailyNumber[] {
  const own = new Set(numbers.filter(({ metric }) => metric === 'followers').map(({ day }) => day))
  const known = presentData(kept, 'growth', facebookGrowth)?.days ?? []
  const added = known
    .filter(({ day }) => !own.has(day))
    .map(({ day, value }) => ({ day, metric: 'followers', value }))
  return [...numbers, ...added].toSorted((one, other) => one.day.localeCompare(other.day))
}
