import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { postsAnswer, userAnswer, usersAnswer, xUser } from '#connectors/twitter/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { X_ACCOUNTS, type XAccount } from './x.data.ts'
import { openXContract, type XContract, type XVersion } from './x-contract.ts'
import { HOUR_MS } from '#core/time-units.ts'
import type { Reply } from './reply.ts'

/** The bearer token that the stand-in accepts. */
export const X_TOKEN = `AAAAAAAAAAAAAAAAAAAAA${'x'.repeat(40)}%3D`

interface Options {
  version?: XVersion
  now?: () => Date
  port?: number
  /** Every handle that X does not know belongs to somebody. */
  isAnybodyThere?: boolean
  /** Waited for before each request is looked at. */
  arrived?: () => Promise<unknown>
}

/** Users of one request. */
const MOST_USERS = 100
const PROBLEM = 'https://api.x.com/2/problems/'
const JSON_TYPE = { 'content-type': 'application/json' }
const FIRST_ID_AT = 1_288_834_974_657

const refusal = (status: number, kind: string, detail: string): Reply => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: `${PROBLEM}${kind}`, title: 'Refused', detail, status },
})

/**
 * A stand-in for X on loopback. Requests and its own answers are held against X's description where it is there; a request that X would refuse is
 * refused, and an answer that breaks the description is a 599, which no test expects.
 */
export async function openX({
  version = 'first names',
  now = () => new Date(),
  port = 0,
  isAnybodyThere = false,
  arrived = async () => undefined,
}: Options = {}) {
  const contract = openXContract(version)
  const scripted: Reply[] = []
  const paths: string[] = []
  const faults: string[] = []
  const server = await startWebServer(
    (path) => async (request, response) => {
      paths.push(path)
      await arrived()
      const { status, headers = {}, body = '' } = scripted.shift() ?? reply(request, path)
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    { host: '127.0.0.1', port },
  )

  function reply(request: IncomingMessage, path: string): Reply {
    const url = new URL(path, 'http://localhost')
    if (request.method !== 'GET') return refusal(405, 'invalid-request', 'no such call')
    if (request.headers.authorization !== `Bearer ${X_TOKEN}`)
      return { status: 401, headers: JSON_TYPE, body: { title: 'Unauthorized', status: 401 } }
    if (Number(request.headers['content-length'] ?? 0) > 0)
      return refusal(400, 'invalid-request', 'a body on GET')
    const [, handle] = /^\/2\/users\/by\/username\/(\w{1,15})$/u.exec(url.pathname) ?? []
    if (handle) return checked('/2/users/by/username/{username}', url, () => user(handle))
    if (url.pathname === '/2/users/by') return checkedUsers(url)
    const [, id] = /^\/2\/users\/(\d{1,19})\/tweets$/u.exec(url.pathname) ?? []
    if (id) return checked('/2/users/{id}/tweets', url, () => posts(id, url.searchParams))
    return refusal(404, 'resource-not-found', 'no such call')
  }

  function checkedUsers(url: URL): Reply {
    const handles = (url.searchParams.get('usernames') ?? '').split(',')
    if (handles.length > MOST_USERS || handles[0] === '')
      return refusal(400, 'invalid-request', `usernames: 1 to ${MOST_USERS}`)
    return checked('/2/users/by', url, () => users(handles))
  }

  function checked(template: string, url: URL, answer: () => Answer): Reply {
    const wrong = contract?.faultsOfRequest(template, url.searchParams) ?? []
    if (wrong.length > 0) return refusal(400, 'invalid-request', wrong.join('; '))
    const { schema, body } = answer()
    const broken = faultsOf(contract, schema, body)
    faults.push(...broken)
    return broken.length > 0
      ? { status: 599, body: broken.join('\n') }
      : { status: 200, headers: JSON_TYPE, body }
  }

  function user(handle: string): Answer {
    const { data, problem } = lookUp(handle, 'username')
    return { schema: 'GetUsersByUsernameResponse', body: problem ? { errors: [problem] } : { data } }
  }

  function users(handles: readonly string[]): Answer {
    const found = handles.map((handle) => lookUp(handle, 'usernames'))
    const data = found.flatMap((one) => one.data ?? [])
    const errors = found.flatMap((one) => one.problem ?? [])
    const body = { ...(data.length > 0 ? { data } : {}), ...(errors.length > 0 ? { errors } : {}) }
    return { schema: 'GetUsersByUsernamesResponse', body }
  }

  function lookUp(handle: string, parameter: string) {
    const [anybody] = X_ACCOUNTS
    const found =
      X_ACCOUNTS.find(({ username }) => username.toLowerCase() === handle.toLowerCase()) ??
      (isAnybodyThere && anybody ? { ...anybody, username: handle } : undefined)
    if (!found) return { problem: problemOf('resource-not-found', handle, parameter) }
    if (found.isRefused) return { problem: problemOf('not-authorized-for-resource', handle, parameter) }
    return { data: userData(found, version, now()) }
  }

  function posts(id: string, query: URLSearchParams): Answer {
    const since = Date.parse(query.get('start_time') ?? '2010-11-06')
    const found = X_ACCOUNTS.find((one) => one.id === id)
    const data = (found?.written ?? [])
      .map((post) => postData(post, version, now()))
      .filter(({ created_at }) => Date.parse(created_at) >= since)
      .slice(0, Number(query.get('max_results') ?? 10))
    const meta = { result_count: data.length }
    return { schema: 'GetUsersPostsResponse', body: data.length > 0 ? { data, meta } : { meta } }
  }

  return {
    /** For the setting of endpoints. */
    base: server.origin,
    /** Every request in order, as path and query. */
    paths,
    /** What was wrong with its own answers. */
    faults,
    /** Answers the next requests with these, whatever they are. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}

interface Answer {
  schema: string
  body: unknown
}

const SHAPES: Readonly<Record<string, z.ZodType>> = {
  GetUsersPostsResponse: postsAnswer,
  GetUsersByUsernamesResponse: usersAnswer.extend({ data: z.array(xUser).optional() }),
  GetUsersByUsernameResponse: userAnswer,
}

function faultsOf(contract: XContract | null, schema: string, body: unknown): string[] {
  const own = SHAPES[schema]?.safeParse(body)
  return [
    ...(own?.success ? [] : [own?.error.message ?? `no shape ${schema}`]),
    ...(contract?.faultsOfAnswer(schema, body) ?? []),
  ]
}

const problemOf = (kind: string, value: string, parameter: string) => ({
  type: `${PROBLEM}${kind}`,
  title: 'Not there',
  detail: `Could not find user with ${parameter}: [${value}].`,
  resource_type: 'user',
  parameter,
  value,
})

function userData(account: XAccount, version: XVersion, now: Date) {
  const { id, username, name, followers, following, posts, written, isProtected } = account
  const [newest] = written
  const isFirst = version === 'first names'
  return {
    id,
    username,
    name,
    protected: isProtected === true,
    verified: false,
    public_metrics: {
      followers_count: followers,
      following_count: following,
      listed_count: 2,
      [isFirst ? 'tweet_count' : 'post_count']: posts,
    },
    ...(newest
      ? { [isFirst ? 'most_recent_tweet_id' : 'most_recent_post_id']: postId(newest.hoursAgo, now) }
      : {}),
  }
}

const postId = (hoursAgo: number, now: Date): string =>
  String(BigInt(Math.round(now.getTime() - hoursAgo * HOUR_MS - FIRST_ID_AT)) << 22n)

function postData(post: XAccount['written'][number], version: XVersion, now: Date) {
  const { hoursAgo, text, likes, replies = 0, reposts = 0, views } = post
  const id = postId(hoursAgo, now)
  return {
    id,
    text,
    created_at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    public_metrics: {
      like_count: likes,
      reply_count: replies,
      [version === 'first names' ? 'retweet_count' : 'repost_count']: reposts,
      quote_count: 0,
      bookmark_count: 5,
      impression_count: views,
    },
  }
}
