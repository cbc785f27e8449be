import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { dataForSeoLocations, serpAnswer, dataForSeoUser } from '#connectors/dataforseo/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { resultsFor } from './search-results.ts'
import { type Reply, shaped } from './reply.ts'

/** The login that the stand-in accepts. */
export const DATAFORSEO_LOGIN = 'operator@fettle.fixture'
export const DATAFORSEO_PASSWORD = 'stand-in-password'
const RIGHT = `Basic ${Buffer.from(`${DATAFORSEO_LOGIN}:${DATAFORSEO_PASSWORD}`).toString('base64')}`

/** A task as the documentation describes it; anything else is refused. */
const task = z.strictObject({
  keyword: z.string().min(1).max(700),
  location_code: z.number().int(),
  language_code: z.literal('en'),
  device: z.enum(['desktop', 'mobile']),
  depth: z.number().int().min(1).max(200),
  max_crawl_pages: z.number().int().min(1).max(100),
  stop_crawl_on_match: z
    .array(
      z.strictObject({
        match_value: z.string().min(1),
        match_type: z.enum(['domain', 'with_subdomains', 'wildcard']),
      }),
    )
    .max(10),
  find_targets_in: z.array(z.enum(['organic', 'paid', 'local_pack', 'featured_snippet'])),
})

const PLACES: Readonly<Record<string, readonly (readonly [number, string, string])[]>> = {
  au: [
    [2036, 'Australia', 'Country'],
    [1000286, 'Sydney,New South Wales,Australia', 'City'],
    [9069005, 'Newtown,New South Wales,Australia', 'Neighborhood'],
    [1000414, 'Geelong,Victoria,Australia', 'City'],
    [20034, 'New South Wales,Australia', 'State'],
  ],
  nz: [
    [2554, 'New Zealand', 'Country'],
    [1011036, 'Auckland,Auckland,New Zealand', 'City'],
  ],
}
const KNOWN_CODES = new Set([
  ...Object.values(PLACES).flatMap((list) => list.map(([code]) => code)),
  2826,
  2840,
])

/** A stand-in for DataForSEO's SERP API on loopback. It refuses what the service refuses; unknown paths and methods answer 500. */
export async function openDataForSeo({ port = 0 }: { port?: number } = {}) {
  const scripted: Reply[] = []
  const paths: string[] = []
  const tasks: z.infer<typeof task>[] = []
  const held: (() => Promise<void>)[] = []
  const server = await startWebServer(
    (path) => (request, response) => {
      paths.push(path)
      void (async () => {
        const sent = await text(request)
        await held.shift()?.()
        const { status, headers = {}, body = '' } = scripted.shift() ?? reply(request, path, sent)
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      })()
    },
    { host: '127.0.0.1', port },
  )

  function reply(request: IncomingMessage, path: string, sent: string): Reply {
    if (request.headers.authorization !== RIGHT) return { status: 401, body: failed(40_100).body }
    if (request.method === 'POST' && path === '/v3/serp/google/organic/live/advanced') return search(sent)
    if (request.method !== 'GET' || sent !== '') return { status: 500 }
    if (path === '/v3/appendix/user_data') return found(dataForSeoUser, [{ money: { balance: 48.5 } }])
    const country = /^\/v3\/serp\/google\/locations\/([a-z]{2})$/u.exec(path)?.[1]
    return country === undefined ? { status: 500 } : places(country)
  }

  function search(sent: string): Reply {
    const parsed = z.tuple([task]).safeParse(jsonOf(sent))
    if (!parsed.success || !KNOWN_CODES.has(parsed.data[0].location_code)) return failed(40_501)
    const [asked] = parsed.data
    tasks.push(asked)
    const keyword = decodedKeyword(asked.keyword)
    if (keyword === null) return failed(40_501)
    if (keyword.includes('nothing')) return failed(40_102)
    const target = asked.stop_crawl_on_match[0]?.match_value ?? null
    // Google names a website as it wants to be found: here without `www.`.
    const all = resultsFor(keyword, target?.replace(/^www\.|:\d+$/gu, '') ?? null)
    const place = all.findIndex(({ url }) => target !== null && isWithin(new URL(url).hostname, target)) + 1
    const read = place === 0 ? asked.depth : Math.min(asked.depth, Math.ceil(place / 10) * 10)
    const items = all.slice(0, read).map((one, index) => ({ ...one, type: 'organic', rank_group: index + 1 }))
    const ads = { type: 'paid', rank_group: 1, url: 'https://ads.example/', title: 'An advertisement' }
    const map = { type: 'local_pack', rank_group: 1, title: 'A place on the map', url: null }
    return found(serpAnswer, [{ items: [ads, map, ...items] }])
  }

  return {
    base: server.origin,
    /** Every request in order. */
    paths,
    /** Every search that was charged. */
    tasks,
    /** Answers the next request with this, whatever it is. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    /** Answers the next request only after `release`; `asked` is when it has arrived. */
    holdNext() {
      const asked = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      held.push(() => {
        asked.resolve()
        return released.promise
      })
      return { asked: asked.promise, release: () => released.resolve() }
    },
    close: () => server.close(),
  }
}

/** The service takes `+` for a blank, and `%` for the beginning of an escaped character; `null`: it is none. */
function decodedKeyword(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/** `with_subdomains`: the domain itself, and all below it. */
const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

const places = (country: string): Reply =>
  found(
    dataForSeoLocations,
    (PLACES[country] ?? []).map(([location_code, location_name, location_type]) => ({
      location_code,
      location_name,
      location_code_parent: null,
      country_iso_code: country.toUpperCase(),
      location_type,
    })),
  )

const envelope = (status: number, result: unknown[] | null) => ({
  version: '0.1.20260601',
  status_code: 20_000,
  tasks_count: 1,
  tasks: [{ id: '0', status_code: status, cost: 0.002, result }],
})

/** An answer of the stand-in itself, held against the shape of the service's. */
const found = (shape: { parse(value: unknown): unknown }, result: unknown[]): Reply =>
  shaped(shape, envelope(20_000, result))

/** A task that failed: the service answers 200 with the fault inside. */
export const failed = (status: number) => ({ status: 200, body: envelope(status, null) })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
