import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { startWebServer } from '#support/web-server.ts'
import { ANALYTICS_TOKENS, BUSINESSES, type StandInProperty } from './analytics.data.ts'
import { reportOf } from './analytics-reports.ts'
import { readProtos } from './proto-contract.ts'
import type { Reply } from './reply.ts'

interface Options {
  port?: number
  /** Properties in place of the florist's. */
  properties?: StandInProperty[]
  /** Summaries on one page of the answer. */
  pageSize?: number
  /** Today in Sydney, `YYYY-MM-DD`. */
  today?: () => string
  /** Takes every token as the florist's, for a walk by hand. */
  takesAnyToken?: boolean
}

const PROTOS = {
  admin: ['google/analytics/admin/v1beta/analytics_admin.proto'],
  data: ['google/analytics/data/v1beta/analytics_data_api.proto'],
}
const contracts = new Map<string, ReturnType<typeof readProtos>>()

/** A contract, read once in a process. */
function protosOf(name: keyof typeof PROTOS): ReturnType<typeof readProtos> {
  const folder = join(import.meta.dirname, `../../node_modules/@google-analytics/${name}/build/protos`)
  const found = contracts.get(name) ?? readProtos(folder, PROTOS[name])
  contracts.set(name, found)
  return found
}

/** An error as Google writes it. */
export const googleFault = (code: number, status: string, ...details: object[]): Reply => ({
  status: code,
  body: { error: { code, message: 'Words of Google', status, details } },
})

/** A stand-in for Google Analytics' Admin and Data API, by the protos of Google's own packages. */
export async function openAnalytics(options: Options = {}) {
  const { port = 0, pageSize = 200, today = () => '2026-11-21', takesAnyToken = false } = options
  const apis = await Promise.all([protosOf('admin'), protosOf('data')])
  const scripted: Reply[] = []
  const calls: string[] = []
  const wrongAnswers: string[] = []
  const server = await startWebServer(
    (path) => (request, response) => {
      void (async () => {
        const sent = await text(request)
        const { status, headers = {}, body = '' } = reply(request, path, sent)
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      })()
    },
    { host: '127.0.0.1', port },
  )

  function reply(request: IncomingMessage, path: string, sent: string): Reply {
    const url = new URL(path, 'http://localhost')
    const call = apis.flatMap((one) => one.find(request.method ?? '', url.pathname) ?? [])[0]
    calls.push(`${call?.name ?? 'unknown'} ${url.pathname}`)
    const given = scripted.shift()
    if (given) return given
    if (!call) return googleFault(404, 'NOT_FOUND')
    const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const business =
      BUSINESSES[token] ?? (takesAnyToken && token !== '' ? BUSINESSES[ANALYTICS_TOKENS.florist] : null)
    if (!business) return googleFault(401, 'UNAUTHENTICATED')
    const body: unknown = sent === '' ? null : JSON.parse(sent)
    const problems = call.requestProblems(url.searchParams, body)
    if (problems.length > 0) return googleFault(400, 'INVALID_ARGUMENT', { reason: 'BAD', problems })
    const own = business.flatMap(({ account, properties }) =>
      (options.properties ?? properties).map((one) => ({ ...one, account })),
    )
    if (call.name === 'ListAccountSummaries') return checked(call, summaries(own, url.searchParams))
    const property = own.find(
      (one) => one.property === (call.parameters['parent'] ?? call.parameters['property']),
    )
    if (!property) return googleFault(403, 'PERMISSION_DENIED')
    if (call.name === 'ListDataStreams') return checked(call, streams(property))
    if (call.name !== 'BatchRunReports') return googleFault(501, 'UNIMPLEMENTED')
    const reports = reportOf(body, property.share, today())
    return typeof reports === 'string'
      ? googleFault(400, 'INVALID_ARGUMENT', { reason: reports })
      : checked(call, reports)
  }

  function checked(call: { answerProblems(answer: unknown): string[] }, body: object): Reply {
    wrongAnswers.push(...call.answerProblems(body))
    return { status: 200, body }
  }

  function summaries(own: readonly (StandInProperty & { account: string })[], query: URLSearchParams) {
    const most = Math.min(pageSize, Number(query.get('pageSize') ?? 50))
    const start = Number(query.get('pageToken') ?? 0)
    const shown = own.slice(start, start + most)
    return {
      accountSummaries: shown.map(({ account, property, displayName, canEdit }) => ({
        name: 'accountSummaries/1',
        account: 'accounts/1',
        displayName: account,
        propertySummaries: [
          {
            property,
            displayName,
            propertyType: 'PROPERTY_TYPE_ORDINARY',
            parent: 'accounts/1',
            ...(canEdit ? { canEdit } : {}),
          },
        ],
      })),
      ...(start + most < own.length ? { nextPageToken: String(start + most) } : {}),
    }
  }

  return {
    base: server.origin,
    /** Name and path of every call, in order. */
    calls,
    /** What was wrong with answers of the stand-in, by the contract. */
    wrongAnswers,
    /** Answers the next request with this, whatever it is. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}

const streams = ({ property, streams: web }: StandInProperty) => ({
  dataStreams: web.map((webStreamData, index) => ({
    name: `${property}/dataStreams/${index}`,
    type: 'WEB_DATA_STREAM',
    displayName: 'Website',
    webStreamData,
  })),
})
