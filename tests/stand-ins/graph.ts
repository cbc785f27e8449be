import type { IncomingMessage } from 'node:http'
import { startWebServer } from '#support/web-server.ts'
import { CLOSED_PAGE, type GraphPage, PEOPLE } from './graph.data.ts'
import { followsOf, onlyFields, pageNode, pageOfList, postNode, timeOfPost } from './graph-answers.ts'
import { graphError, metricsIn, refusedFields, refusedNames, refusedProof } from './graph-checks.ts'
import { INSTAGRAM_SECRET, openInstagramPart } from './graph-instagram.ts'
import type { Reply } from './reply.ts'

export const META_APP = { id: '1234567890123', secret: 'a'.repeat(32) }
export const INSTAGRAM_APP = { id: '9876543210987', secret: INSTAGRAM_SECRET }

interface Options {
  now?: () => Date
  port?: number
  /** The person whom an unknown token belongs to, such as one of an OAuth server; by default nobody. */
  personOf?: (token: string) => string | null
}

const VERSION = '/v26.0'
const ok = (body: unknown): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
})

/**
 * A stand-in for Meta's Graph on loopback, for Facebook below `/fb` and for Instagram below `/ig`. It refuses what Graph refuses: another version,
 * a missing proof, a field or a metric that does not exist; and anything that no test expects with 500.
 */
export async function openGraph({ now = () => new Date(), port = 0, personOf = () => null }: Options = {}) {
  const scripted: Reply[] = []
  const paths: string[] = []
  const retired = new Set<string>()
  const ended = new Set<string>()
  const server = await startWebServer(
    (path) => (request, response) => {
      paths.push(path)
      const { status, headers = {}, body = '' } = scripted.shift() ?? reply(request, path)
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    { host: '127.0.0.1', port },
  )
  const personFor = (token: string) => {
    const known = token.replace(/^(?:long-)+/u, '')
    return ended.has(token) ? null : (PEOPLE[known] ?? PEOPLE[personOf(known) ?? ''] ?? null)
  }
  const instagram = openInstagramPart({ now, retired, personFor })

  function reply(request: IncomingMessage, path: string): Reply {
    const url = new URL(path, 'http://localhost')
    if (Number(request.headers['content-length'] ?? 0) > 0) return { status: 500, body: 'a body on GET' }
    if (url.pathname.startsWith('/ig/'))
      return instagram(request.method ?? '', url.pathname.slice(3), url.searchParams)
    if (!url.pathname.startsWith(`/fb${VERSION}/`))
      return graphError(2_635, '(#2635) You are calling a deprecated version')
    return facebook(request.method ?? '', url.pathname.slice(`/fb${VERSION}`.length), url.searchParams)
  }

  function facebook(method: string, path: string, query: URLSearchParams): Reply {
    const appToken = `${META_APP.id}|${META_APP.secret}`
    if (path === '/oauth/access_token') return exchange(query)
    if (path === '/debug_token')
      return query.get('access_token') === appToken
        ? debug(query.get('input_token') ?? '')
        : graphError(190, 'Invalid token')
    const token = query.get('access_token') ?? ''
    const refusal = refusedProof(query, META_APP.secret)
    if (refusal) return refusal
    if (path === '/me/permissions') return permissions(method, token)
    if (method !== 'GET') return { status: 500, body: 'no such call' }
    const person = personFor(token)
    if (path === '/me/accounts')
      return person ? listed(person.pages, query) : graphError(190, 'Error validating access token')
    const [, id = '', edge = ''] = /^\/(\d+)(?:\/([a-z_]+))?$/u.exec(path) ?? []
    return ended.has(token) ? graphError(190, 'Error validating access token') : page(id, edge, token, query)
  }

  function exchange(query: URLSearchParams): Reply {
    const isOurs = query.get('client_id') === META_APP.id && query.get('client_secret') === META_APP.secret
    const token = query.get('fb_exchange_token') ?? ''
    if (query.get('grant_type') !== 'fb_exchange_token') return { status: 500, body: 'no such call' }
    if (!isOurs) return graphError(101, 'Error validating application')
    return personFor(token)
      ? ok({ access_token: `long-${token}`, token_type: 'bearer', expires_in: 5_184_000 })
      : graphError(190, 'Invalid token')
  }

  function debug(token: string): Reply {
    const isApp = token === `${META_APP.id}|${META_APP.secret}`
    const isPage = token.startsWith('page-') && !ended.has(token)
    const isValid = isApp || isPage || personFor(token) !== null
    return ok({
      data: {
        app_id: META_APP.id,
        application: 'Fettle at work',
        is_valid: isValid,
        expires_at: 0,
        data_access_expires_at: 0,
      },
    })
  }

  function permissions(method: string, token: string): Reply {
    if (!personFor(token)) return graphError(190, 'Error validating access token')
    if (method === 'DELETE') {
      ended.add(token)
      return ok({ success: true })
    }
    const granted = ['pages_show_list', 'pages_read_engagement', 'business_management']
    const all = granted.map((permission) => ({ permission, status: 'granted' }))
    return ok({ data: [...all, { permission: 'read_insights', status: 'declined' }] })
  }

  function page(id: string, edge: string, token: string, query: URLSearchParams): Reply {
    const found = Object.values(PEOPLE)
      .flatMap(({ pages }) => pages)
      .find((one) => one.id === id)
    const mayRead = token === `page-${id}` || personFor(token)?.pages.some((one) => one.id === id)
    if (!found || !mayRead) return graphError(100, 'Unsupported get request. Object does not exist', 33)
    if (id === CLOSED_PAGE.id) return ok({ id })
    const fields = query.get('fields') ?? 'id'
    if (token !== `page-${id}` && (edge === 'insights' || metricsIn(fields).length > 0))
      return graphError(190, 'A Page access token is required for this call', 2_069_032)
    if (edge === '') return refusedFields('page', fields, retired) ?? ok(onlyFields(pageNode(found), fields))
    if (edge === 'insights') return insights(found, query)
    return edge === 'published_posts' ? posts(found, fields, query) : { status: 500, body: 'no such edge' }
  }

  function insights(found: GraphPage, query: URLSearchParams): Reply {
    const metrics = (query.get('metric') ?? '').split(',')
    const refusal = refusedNames('pageMetric', metrics, retired)
    if (refusal) return refusal
    const until = new Date(Number(query.get('until')) * 1_000)
    const days = Math.round((Number(query.get('until')) - Number(query.get('since'))) / 86_400)
    if (!(days > 0 && days <= 90)) return graphError(100, '(#100) There cannot be more than 90 days')
    const isCounted = found.fans >= 100 && metrics.includes('page_follows')
    return ok({ data: isCounted ? [followsOf(found, days, until)] : [] })
  }

  function posts(found: GraphPage, fields: string, query: URLSearchParams): Reply {
    const metrics = metricsIn(fields)
    const refusal = refusedFields('post', fields, retired) ?? refusedNames('postMetric', metrics, retired)
    if (refusal) return refusal
    const since = Number(query.get('since') ?? 0) * 1_000
    const shown = found.posts.filter((post) => timeOfPost(post, now()) >= since)
    const all = shown.map((post) => onlyFields(postNode(found, post, metrics, now()), fields))
    return ok(pageOfList(all, query))
  }

  return {
    /** For the setting of endpoints. */
    endpoints: { graph: `${server.origin}/fb`, igGraph: `${server.origin}/ig` },
    /** Every request in order, as path and query. */
    paths,
    /** Takes a metric away from now on, as Meta does. */
    retire: (metric: string) => void retired.add(metric),
    /** Ends a token, as a person does who takes the permission back. */
    end: (token: string) => void ended.add(token),
    /** Answers the next requests with these, whatever they are. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}

function listed(pages: readonly GraphPage[], query: URLSearchParams): Reply {
  const fields = query.get('fields') ?? 'id'
  const refusal = refusedFields('page', fields, new Set())
  if (refusal) return refusal
  const all = pages.map((one) => onlyFields(pageNode(one, one.id !== CLOSED_PAGE.id), fields))
  return ok(pageOfList(all, query))
}
