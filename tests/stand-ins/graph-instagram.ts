import type { PEOPLE } from './graph.data.ts'
import { accountNode, mediaId, mediaNode, onlyFields, pageOfList } from './graph-answers.ts'
import { graphError, refusedFields, refusedNames, refusedProof } from './graph-checks.ts'
import type { Reply } from './reply.ts'

interface Given {
  now: () => Date
  retired: ReadonlySet<string>
  personFor: (token: string) => (typeof PEOPLE)[string] | null
}

/** The secret of the Instagram app that the stand-in knows. */
export const INSTAGRAM_SECRET = 'b'.repeat(32)
const SIXTY_DAYS = 5_184_000
const ok = (body: unknown): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
})

/** The part of the stand-in for Graph that answers for Instagram accounts, by path below its address. */
export function openInstagramPart({ now, retired, personFor }: Given) {
  return (method: string, path: string, query: URLSearchParams): Reply => {
    if (method !== 'GET') return { status: 500, body: 'no such call' }
    const refusal = refusedProof(query, INSTAGRAM_SECRET)
    if (refusal) return refusal
    const token = query.get('access_token') ?? ''
    const account = personFor(token)?.account
    if (!account) return graphError(190, 'Error validating access token')
    if (path === '/access_token' || path === '/refresh_access_token') return longToken(path, token, query)
    const [, id = '', edge = ''] = /^\/v26\.0\/(me|\d+)(?:\/([a-z_]+))?$/u.exec(path) ?? []
    const fields = query.get('fields') ?? 'id'
    if (id === 'me' && edge === '')
      return refusedFields('account', fields, retired) ?? ok(onlyFields(accountNode(account), fields))
    if (edge === 'media' && (id === 'me' || id === account.id)) {
      const all = account.posts.map((post, index) =>
        onlyFields(mediaNode(account, post, index, now()), fields),
      )
      return refusedFields('media', fields, retired) ?? ok(pageOfList(all, query))
    }
    const post = account.posts.find((_, index) => mediaId(account, index) === id)
    if (edge !== 'insights' || !post)
      return graphError(100, 'Unsupported get request. Object does not exist', 33)
    const metrics = (query.get('metric') ?? '').split(',')
    const known: Record<string, number> = {
      views: post.views,
      reach: Math.round(post.views * 0.8),
      total_interactions: post.likes + post.comments + (post.shares ?? 0),
    }
    const data = metrics.map((name) => ({ name, period: 'lifetime', values: [{ value: known[name] ?? 0 }] }))
    return refusedNames('mediaMetric', metrics, retired) ?? ok({ data })
  }
}

function longToken(path: string, token: string, query: URLSearchParams): Reply {
  const isExchange = path === '/access_token'
  if (query.get('grant_type') !== (isExchange ? 'ig_exchange_token' : 'ig_refresh_token'))
    return graphError(100, 'Invalid parameter')
  if (isExchange && query.get('client_secret') !== INSTAGRAM_SECRET)
    return graphError(101, 'Error validating client secret')
  // A refreshed token is another one.
  return ok({ access_token: `long-${token}`, token_type: 'bearer', expires_in: SIXTY_DAYS })
}
