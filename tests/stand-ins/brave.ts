import { webAnswer } from '#connectors/brave/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { resultsFor } from './search-results.ts'
import type { Reply } from './reply.ts'

/** The key that the stand-in accepts. */
export const BRAVE_KEY = 'BSA-stand-in-key-0123456789'

/** Names and right values of the parameters that are sent (documentation of the Web Search API). */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  q: /^.{1,400}$/u,
  country:
    /^(?:A[RTU]|B[ER]|C[AHLN]|D[EK]|ES|F[IR]|G[BR]|HK|I[DNT]|JP|KR|M[XY]|N[LOZ]|P[HLT]|RU|S[AE]|T[RW]|US|ZA|ALL)$/u,
  search_lang: /^[a-z]{2}$/u,
  count: /^(?:[1-9]|1\d|20)$/u,
  offset: /^\d$/u,
  result_filter: /^web$/u,
  spellcheck: /^(?:true|false)$/u,
  text_decorations: /^(?:true|false)$/u,
}

/** Refuses as the service does: the code says what is wrong. */
export const refusedByBrave = (status: number, code: string): Reply => ({
  status,
  body: { type: 'ErrorResponse', error: { id: '0', status, code, detail: 'Words of the service' } },
})

/** A stand-in for the Brave Search API on loopback. `ownHost`: the website that its results have. */
export async function openBrave({
  port = 0,
  ownHost = null,
}: {
  port?: number
  ownHost?: string | null
} = {}) {
  const scripted: Reply[] = []
  const paths: string[] = []
  const server = await startWebServer(
    (path) => (request, response) => {
      paths.push(path)
      const { status, headers = {}, body = '' } = scripted.shift() ?? reply(path, request)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    { host: '127.0.0.1', port },
  )

  function reply(path: string, { method, headers }: { method?: string | undefined; headers: object }): Reply {
    const url = new URL(path, 'http://localhost')
    if (method !== 'GET' || url.pathname !== '/res/v1/web/search') return { status: 500 }
    if (!('x-subscription-token' in headers) || headers['x-subscription-token'] !== BRAVE_KEY)
      return refusedByBrave(422, 'SUBSCRIPTION_TOKEN_INVALID')
    const given = [...url.searchParams]
    if (!given.every(([name, value]) => PARAMETERS[name]?.test(value)) || !url.searchParams.has('q'))
      return refusedByBrave(422, 'VALIDATION')
    const count = Number(url.searchParams.get('count') ?? 20)
    const start = Number(url.searchParams.get('offset') ?? 0) * count
    const all = resultsFor(url.searchParams.get('q') ?? '', ownHost)
    const body = {
      type: 'search',
      query: { original: url.searchParams.get('q'), more_results_available: start + count < all.length },
      web: { type: 'search', results: all.slice(start, start + count) },
    }
    webAnswer.parse(body)
    return { status: 200, body }
  }

  return {
    base: server.origin,
    /** Every request in order, as path and query. */
    paths,
    /** Answers the next request with this, whatever it is. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}
