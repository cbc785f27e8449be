import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { organisationAnswer, reportAnswer, tenantsAnswer } from '#connectors/xero/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { openXeroContract, type XeroContract } from './xero-contract.ts'
import { XERO_TENANTS, xeroRows } from './xero-books.data.ts'
import type { Reply } from './reply.ts'

interface XeroOptions {
  port?: number
  /** Default: that of `FETTLE_CONTRACTS_DIR`. */
  contract?: XeroContract | null
  /** Waited for before each request is looked at. */
  arrived?: (path: string) => Promise<unknown>
}

/** A permission that its owner took back. */
export const WITHDRAWN_TOKEN = 'withdrawn'
const REPORTS = '/api.xro/2.0/Reports/'
const ORGANISATION = '/api.xro/2.0/Organisation'
const LIMITS = {
  'x-minlimit-remaining': '55',
  'x-daylimit-remaining': '4900',
  'x-appminlimit-remaining': '9990',
}

/** Queries of each report that Fettle may send, with what they have to be: known here too, for where the contract file is absent. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  BalanceSheet: { date: /^\d{4}-\d\d-\d\d$/u, standardLayout: /^(?:true|false)$/u },
  ProfitAndLoss: {
    fromDate: /^\d{4}-\d\d-\d\d$/u,
    toDate: /^\d{4}-\d\d-\d\d$/u,
    standardLayout: /^(?:true|false)$/u,
  },
  BankSummary: { fromDate: /^\d{4}-\d\d-\d\d$/u, toDate: /^\d{4}-\d\d-\d\d$/u },
  ExecutiveSummary: { date: /^\d{4}-\d\d-\d\d$/u },
}

const refusal = (Status: number, Title: string, Detail: string): Reply => ({
  status: Status,
  body: { Type: null, Title, Status, Detail },
})
/** What breaks the contract is no refusal of the service's own: no test expects it. */
const broken = (detail: string): Reply => refusal(422, 'Contract broken', detail)

/**
 * A stand-in for Xero on loopback, with two organisations. It refuses what Xero refuses, judges requests and its own answers by Xero's contract where that
 * is at hand, and answers what breaks it with 422 and 599.
 */
export async function openXero({
  port = 0,
  contract = openXeroContract(),
  arrived = async () => undefined,
}: XeroOptions = {}) {
  const scripted: { path: string; reply: Reply }[] = []
  const requests: { method: string; path: string; tenant: unknown }[] = []
  let tenants = [...XERO_TENANTS]
  /** The permission with which the last organisation was disconnected. */
  let ended: string | null = null
  let running = 0
  let mostAtOnce = 0
  const server = await startWebServer(
    (path) => async (request, response) => {
      running += 1
      mostAtOnce = Math.max(mostAtOnce, running)
      const body = await text(request)
      await arrived(path)
      requests.push({ method: request.method ?? '', path, tenant: request.headers['xero-tenant-id'] })
      const place = scripted.findIndex((one) => path.startsWith(one.path))
      const [given] = place < 0 ? [] : scripted.splice(place, 1)
      const reply = given?.reply ?? answer(request, new URL(path, 'http://localhost'), body)
      running -= 1
      response.writeHead(reply.status, { 'content-type': 'application/json', ...LIMITS, ...reply.headers })
      const said = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? '')
      response.end(reply.status === 204 ? undefined : said)
    },
    { host: '127.0.0.1', port },
  )

  function answer(request: IncomingMessage, url: URL, body: string): Reply {
    const { authorization = '', accept = '' } = request.headers
    const [, token = ''] = /^Bearer (.+)$/u.exec(authorization) ?? []
    if (token === '' || token === WITHDRAWN_TOKEN)
      return refusal(401, 'Unauthorized', 'AuthenticationUnsuccessful')
    // A new permission reaches the organisations again.
    if (ended !== null && ended !== token) {
      tenants = [...XERO_TENANTS]
      ended = null
    }
    if (body !== '') return broken('a body on a request that takes none')
    if (accept !== 'application/json') return broken('Accept has to be application/json')
    if (url.pathname === '/connections' && request.method === 'GET')
      return { status: 200, body: tenantsAnswer.parse(tenants) }
    const [, connection] = /^\/connections\/([\w-]+)$/u.exec(url.pathname) ?? []
    if (connection !== undefined && request.method === 'DELETE') return disconnect(connection, token)
    if (request.method !== 'GET') return broken('no such call')
    const tenant = request.headers['xero-tenant-id']
    if (typeof tenant !== 'string') return broken('missing header: xero-tenant-id')
    const wrong = contract?.judgeRequest(url, request.headers) ?? null
    if (wrong !== null) return broken(wrong)
    const known = tenants.find(({ tenantId }) => tenantId === tenant)
    if (!known) return refusal(403, 'Forbidden', 'AuthenticationUnsuccessful')
    if (url.pathname === ORGANISATION)
      return checked(url.pathname, organisationAnswer, { Organisations: [{ BaseCurrency: known.currency }] })
    return report(url)
  }

  function disconnect(id: string, token: string): Reply {
    if (!tenants.some((one) => one.id === id)) return refusal(404, 'Not Found', 'No such connection')
    tenants = tenants.filter((one) => one.id !== id)
    if (tenants.length === 0) ended = token
    return { status: 204 }
  }

  function report(url: URL): Reply {
    const name = url.pathname.slice(REPORTS.length)
    const queries = url.pathname.startsWith(REPORTS) ? QUERIES[name] : undefined
    if (!queries) return refusal(404, 'Not Found', 'The resource you have specified cannot be found')
    for (const [query, value] of url.searchParams)
      if (queries[query]?.test(value) !== true) return broken(`${query}=${value}`)
    const day = url.searchParams.get('toDate') ?? url.searchParams.get('date') ?? ''
    return checked(url.pathname, reportAnswer, { Reports: [{ ReportType: name, Rows: xeroRows(name, day) }] })
  }

  function checked(path: string, shape: { parse(value: unknown): unknown }, body: unknown): Reply {
    const wrong = contract?.judgeAnswer(path, body) ?? null
    if (wrong !== null) return { status: 599, body: { wrong } }
    return { status: 200, body: shape.parse(body) }
  }

  return {
    /** For the setting of endpoints. */
    base: server.origin,
    requests,
    /** How many requests ran at the same time at most. */
    mostAtOnce: () => mostAtOnce,
    /** Answers the next request to a path that begins so with this, whatever it is. */
    answerNext: (path: string, ...replies: Reply[]) =>
      void scripted.push(...replies.map((reply) => ({ path, reply }))),
    /** Connections that are left. */
    connections: () => tenants.map(({ id }) => id),
    reset: () => {
      tenants = [...XERO_TENANTS]
      ended = null
      scripted.length = 0
      requests.length = 0
      mostAtOnce = running
    },
    close: () => server.close(),
  }
}
