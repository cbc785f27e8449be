import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { queryAnswer, sitesAnswer } from '#connectors/search_console/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { type Reply, shaped } from './reply.ts'

/** The access tokens of the two businesses, and of an owner without a website there. */
export const CONSOLE_TOKENS = {
  florist: 'console-florist',
  plumber: 'console-plumber',
  nobody: 'console-nobody',
} as const

const SITES: Readonly<Record<string, readonly { siteUrl: string; permissionLevel: string }[]>> = {
  [CONSOLE_TOKENS.florist]: [
    { siteUrl: 'https://weddings.example/', permissionLevel: 'siteFullUser' },
    { siteUrl: 'sc-domain:bluewren.example', permissionLevel: 'siteOwner' },
    { siteUrl: 'https://old.example/', permissionLevel: 'siteUnverifiedUser' },
  ],
  [CONSOLE_TOKENS.plumber]: [{ siteUrl: 'https://joes.example/', permissionLevel: 'siteOwner' }],
  [CONSOLE_TOKENS.nobody]: [],
}

const filter = z.strictObject({
  dimension: z.enum(['query', 'page', 'country', 'device', 'searchAppearance']),
  operator: z.enum(['equals', 'notEquals', 'contains', 'notContains', 'includingRegex', 'excludingRegex']),
  expression: z.string(),
})
const day = z.iso.date()
/** A query as the discovery document describes it; anything else is refused. */
const asked = z.strictObject({
  startDate: day,
  endDate: day,
  type: z.enum(['web', 'image', 'video', 'news', 'discover', 'googleNews']),
  dimensions: z.array(z.enum(['date', 'query', 'page', 'country', 'device', 'searchAppearance', 'hour'])),
  dimensionFilterGroups: z.array(z.strictObject({ groupType: z.literal('and'), filters: z.array(filter) })),
  rowLimit: z.number().int().min(1).max(25_000),
})

const fault = (code: number, status: string): Reply => ({
  status: code,
  body: { error: { code, message: 'Words of Google', status } },
})
const AVERAGE = 7.4

/** A stand-in for the Search Console API. `takesAnyToken`: every token reaches what the florist's does. */
export async function openSearchConsole({ port = 0, takesAnyToken = false } = {}) {
  const scripted: Reply[] = []
  const queries: z.infer<typeof asked>[] = []
  const server = await startWebServer(
    (path) => (request, response) => {
      void (async () => {
        const sent = await text(request)
        const { status, headers = {}, body = '' } = scripted.shift() ?? reply(request, path, sent)
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      })()
    },
    { host: '127.0.0.1', port },
  )

  function reply(request: IncomingMessage, path: string, sent: string): Reply {
    const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const sites = SITES[token] ?? (takesAnyToken && token !== '' ? SITES[CONSOLE_TOKENS.florist] : undefined)
    if (!sites) return fault(401, 'UNAUTHENTICATED')
    if (request.method === 'GET' && path === '/webmasters/v3/sites' && sent === '')
      return shaped(sitesAnswer, sites.length === 0 ? {} : { siteEntry: sites })
    const site = /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/u.exec(path)?.[1]
    if (request.method !== 'POST' || site === undefined) return fault(404, 'NOT_FOUND')
    const own = sites.find(({ siteUrl }) => siteUrl === decodeURIComponent(site))
    if (!own || own.permissionLevel === 'siteUnverifiedUser') return fault(403, 'PERMISSION_DENIED')
    const parsed = asked.safeParse(JSON.parse(sent))
    if (!parsed.success || parsed.data.startDate > parsed.data.endDate) return fault(400, 'INVALID_ARGUMENT')
    queries.push(parsed.data)
    return shaped(queryAnswer, rowsFor(parsed.data))
  }

  return {
    base: server.origin,
    /** Every query that was right, in order. */
    queries,
    /** Answers the next request with this, whatever it is. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}

function rowsFor({ dimensions, dimensionFilterGroups }: z.infer<typeof asked>): object {
  const filters = dimensionFilterGroups.flatMap((group) => group.filters)
  const keyword = filters.find(({ dimension }) => dimension === 'query')?.expression ?? ''
  if (!keyword.includes('newtown')) return { responseAggregationType: 'byProperty' }
  const row = { clicks: 4, impressions: 120, ctr: 0.03, position: AVERAGE }
  const keys = ['https://bluewren.example/shop']
  return { rows: [dimensions.length === 0 ? row : { ...row, keys }], responseAggregationType: 'byProperty' }
}
