import type { IncomingMessage } from 'node:http'
import { createHash } from 'node:crypto'
import { breachesAnswer, rangeAnswer, subscriptionAnswer } from '#connectors/data_breach_check/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { ACCOUNTS, BREACHES } from './breaches.data.ts'
import type { Reply } from './reply.ts'

/** The key that the stand-in accepts. */
export const HIBP_KEY = '0123456789abcdef0123456789abcdef'

interface Options {
  /** The plan allows look-ups by the beginning of a hash. */
  kAnonymity?: boolean
  /** The addresses that a range finds; the service knows all. */
  known?: readonly string[]
  port?: number
}

const BASE = '/api/v3'
const JSON_TYPE = { 'content-type': 'application/json' }
const refusal = (status: number, message: string): Reply => ({
  status,
  headers: JSON_TYPE,
  body: { statusCode: status, message },
})

/**
 * A stand-in for Have I Been Pwned on loopback. It refuses what the service refuses, and answers unknown paths, other methods and unknown
 * parameters with 500, which no test expects.
 */
export async function openHibp({ kAnonymity = false, known = [], port = 0 }: Options = {}) {
  const scripted: Reply[] = []
  const paths: string[] = []
  const server = await startWebServer(
    (path) => (request, response) => {
      paths.push(path)
      const { status, headers = {}, body = '' } = scripted.shift() ?? reply(request, path)
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    { host: '127.0.0.1', port },
  )

  function reply(request: IncomingMessage, path: string): Reply {
    const url = new URL(path, 'http://localhost')
    if (request.method !== 'GET' || !url.pathname.startsWith(`${BASE}/`)) return refusal(500, 'no such call')
    if (!request.headers['user-agent']) return refusal(403, 'A user agent is required')
    const [kind = '', subject = '', more] = url.pathname.slice(BASE.length + 1).split('/')
    const query = [...url.searchParams]
    if (kind === 'breaches' && subject === '' && query.length === 0) return checked(breachesAnswer, BREACHES)
    if (request.headers['hibp-api-key'] !== HIBP_KEY)
      return refusal(401, 'Access denied due to invalid hibp-api-key.')
    if (kind === 'subscription' && subject === 'status' && query.length === 0) return plan()
    if (kind !== 'breachedaccount') return refusal(500, 'no such call')
    if (subject === 'range') return query.length === 0 ? range(more ?? '') : refusal(500, 'no such call')
    return JSON.stringify(query) === '[["truncateResponse","false"]]'
      ? account(decodeURIComponent(subject))
      : refusal(500, 'no such call')
  }

  const plan = (): Reply =>
    checked(subscriptionAnswer, {
      SubscriptionName: 'Pwned 1',
      Description: 'A plan for tests',
      SubscribedUntil: '2030-12-31T00:00:00',
      Rpm: 10,
      IncludesKAnon: kAnonymity,
    })

  function range(beginning: string): Reply {
    if (!kAnonymity) return refusal(403, 'Your subscription does not include this')
    if (!/^[0-9A-F]{6}$/u.test(beginning)) return refusal(400, 'The hash prefix is not right')
    const found = known.flatMap((address) => {
      const hash = createHash('sha1').update(address).digest('hex').toUpperCase()
      if (!hash.startsWith(beginning)) return []
      return [{ hashSuffix: hash.slice(beginning.length), websites: [...namesOf(address)] }]
    })
    return checked(rangeAnswer, [{ hashSuffix: '0'.repeat(34), websites: ['ShoeShop'] }, ...found])
  }

  return {
    /** For the setting of endpoints. */
    base: `${server.origin}${BASE}`,
    /** Every request in order, as path and query. */
    paths,
    /** Answers the next request with this, whatever it is. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}

function account(address: string): Reply {
  if (!/^[^@\s]+@[^@\s]+$/u.test(address))
    return refusal(400, 'The account does not comply with an acceptable format')
  const names = namesOf(address)
  if (names.length === 0) return { status: 404 }
  return checked(
    breachesAnswer,
    BREACHES.filter(({ Name }) => names.includes(Name)),
  )
}

const namesOf = (address: string): readonly string[] => ACCOUNTS[address.split('@')[0] ?? ''] ?? []

/** An answer of the stand-in itself, held against the shape of the service's. */
const checked = (shape: { parse(value: unknown): unknown }, body: unknown): Reply => ({
  status: 200,
  headers: JSON_TYPE,
  body: shape.parse(body),
})
