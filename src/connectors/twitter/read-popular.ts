import type { ConnectorContext, ReadResult } from '../context.ts'
import { RECENT_POSTS_MS } from '../social-map.ts'
import { askX } from './ask.ts'
import { withinXBudget } from './budget.ts'
import { popularOf } from './map.ts'
import { xUserNow } from './read-user.ts'
import { postsAnswer, type XInput, type XPopular } from './schema.ts'

/** Each post is charged for: the newest of two weeks are enough. */
const MOST_POSTS = 10

/** The most popular post of the last two weeks: one user read unless there was one just now, and one read for each of the newest posts. */
export async function readXPopular(context: ConnectorContext, input: XInput): Promise<ReadResult<XPopular>> {
  const user = await xUserNow(context, input)
  if (!user.ok) return user
  if (user.data.protected) return { ok: false, failure: { kind: 'permission' } }
  const { id, username } = user.data
  const start = `${new Date(context.now().getTime() - RECENT_POSTS_MS).toISOString().slice(0, 19)}Z`
  const limits = `max_results=${MOST_POSTS}&start_time=${encodeURIComponent(start)}&exclude=replies,retweets`
  const posts = await withinXBudget(
    context,
    MOST_POSTS,
    () => askX(context, (names) => `/2/users/${id}/tweets?${limits}&${names.posts}`, postsAnswer),
    ({ data = [] }) => data.length,
  )
  if (!posts.ok) return posts
  const { data, errors = [] } = posts.data
  if (!data && errors.some(({ type }) => type.endsWith('not-authorized-for-resource')))
    return { ok: false, failure: { kind: 'permission' } }
  return { ok: true, data: { popularPost: popularOf(data ?? [], username, context.now()) } }
}
