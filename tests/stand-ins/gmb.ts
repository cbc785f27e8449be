import { locationAnswer, voiceAnswer } from '#connectors/gmb/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { openEdits } from './gmb-edits.ts'
import { type KeptLocation, twoBusinesses } from './gmb.data.ts'
import { openGoogleContract } from './google-contract.ts'
import { olderRoutes } from './gmb-reviews.ts'
import { type Asked, googleRefusal, invalid, missing, ok, pageOf, type Route } from './google-replies.ts'
import { isRecord, type Reply, shaped } from './reply.ts'

interface Options {
  /** Default: two businesses. */
  locations?: KeptLocation[]
  port?: number
}

const INFO = 'mybusinessbusinessinformation'
/** The fields of Google's Location, which a mask may name. */
const LOCATION_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'languageCode',
  'storeCode',
  'title',
  'phoneNumbers',
  'categories',
  'storefrontAddress',
  'websiteUri',
  'regularHours',
  'specialHours',
  'serviceArea',
  'labels',
  'adWordsLocationExtensions',
  'latlng',
  'openInfo',
  'metadata',
  'profile',
  'relationshipData',
  'moreHours',
  'serviceItems',
])
const ENDPOINTS = ['gbpAccounts', 'gbpInfo', 'gbpVerify', 'gbpV4']

/**
 * A stand-in for the interfaces of Google Business Profile on loopback, held against Google's own descriptions where they are unpacked. It refuses
 * what Google refuses: unknown fields and parameters, a read without its mask, a body where none belongs, reviews of what is not verified, and more
 * than ten changes a minute.
 */
export async function openGmb({ locations = twoBusinesses(), port = 0 }: Options = {}) {
  const scripted: Reply[] = []
  const requests: (Asked & { endpoint: string; authorization: string })[] = []
  /** Answers of its own that break the contract: a fault of the stand-in. */
  const faults: string[] = []
  const edits = openEdits()
  const contracts = new Map(
    ['mybusinessaccountmanagement', INFO, 'mybusinessverifications'].map((name) => [
      name,
      openGoogleContract(name),
    ]),
  )
  const server = await startWebServer(
    () => (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => void chunks.push(chunk))
      request.on('end', () => {
        const [, endpoint = '', ...path] = new URL(request.url ?? '', 'http://localhost').pathname.split('/')
        const asked = {
          method: request.method ?? '',
          path: `/${path.join('/')}`,
          query: new URL(request.url ?? '', 'http://localhost').searchParams,
          body: bodyOf(Buffer.concat(chunks).toString()),
        }
        requests.push({ ...asked, endpoint, authorization: request.headers.authorization ?? '' })
        const {
          status,
          headers = {},
          body = '',
        } = scripted.shift() ?? replyTo(endpoint, asked, requests.at(-1)?.authorization ?? '')
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      })
    },
    { host: '127.0.0.1', port },
  )

  function replyTo(endpoint: string, asked: Asked, authorization: string): Reply {
    if (!/^Bearer \S+$/u.test(authorization) || authorization.endsWith('expired'))
      return googleRefusal(401, 'UNAUTHENTICATED')
    for (const route of routes) {
      const parts =
        route.endpoint === endpoint && route.method === asked.method && route.path.exec(asked.path)
      if (!parts) continue
      const unknown = [...asked.query.keys()].some((name) => !route.query.includes(name))
      const lacks = (route.needs ?? []).some((name) => !asked.query.get(name))
      if (unknown || lacks || (asked.method === 'GET' && asked.body !== null)) return invalid()
      return checked(route, route.reply(asked, parts.slice(1)))
    }
    return missing()
  }

  function checked({ answer }: Route, reply: Reply): Reply {
    const fault =
      reply.status === 200 && answer ? contracts.get(answer[0])?.fault(answer[1], reply.body) : null
    if (!fault) return reply
    faults.push(fault)
    return { status: 599 }
  }

  const find = (name: string) => locations.find(({ record }) => record.name === name)
  const routes: readonly Route[] = [
    {
      endpoint: 'gbpAccounts',
      method: 'GET',
      path: /^\/v1\/accounts$/u,
      query: ['pageSize', 'pageToken', 'filter', 'parentAccount'],
      answer: ['mybusinessaccountmanagement', 'ListAccountsResponse'],
      reply: ({ query }) => {
        const names = [...new Set(locations.map(({ account }) => account))]
        const { items, next } = pageOf(names.length > 0 ? names : ['accounts/100'], query, 20)
        return ok({
          accounts: items.map((name) => ({ name, accountName: 'Mia', type: 'PERSONAL' })),
          ...next,
        })
      },
    },
    {
      endpoint: 'gbpInfo',
      method: 'GET',
      path: /^\/v1\/(accounts\/[\w-]+)\/locations$/u,
      query: ['pageSize', 'pageToken', 'readMask', 'filter', 'orderBy'],
      needs: ['readMask'],
      answer: [INFO, 'ListLocationsResponse'],
      reply: ({ query }, [account]) => {
        if (!isRightMask(query.get('readMask'))) return invalid()
        const own = locations.filter((one) => one.account === account)
        const { items, next } = pageOf(own, query, 100)
        if (items.length === 0) return ok({})
        return ok({
          locations: items.map(({ record }) => masked(record, query.get('readMask')).body),
          ...next,
        })
      },
    },
    {
      endpoint: 'gbpInfo',
      method: 'GET',
      path: /^\/v1\/(locations\/[\w-]+)$/u,
      query: ['readMask'],
      needs: ['readMask'],
      answer: [INFO, 'Location'],
      reply: ({ query }, [name = '']) => {
        const location = find(name)
        if (!isRightMask(query.get('readMask'))) return invalid()
        return location ? masked(location.record, query.get('readMask')) : missing()
      },
    },
    {
      endpoint: 'gbpInfo',
      method: 'GET',
      path: /^\/v1\/(locations\/[\w-]+):getGoogleUpdated$/u,
      query: ['readMask'],
      needs: ['readMask'],
      answer: [INFO, 'GoogleUpdatedLocation'],
      reply: ({ query }, [name = '']) => {
        const location = find(name)
        if (!isRightMask(query.get('readMask'))) return invalid()
        const waiting = edits.waiting.get(name) ?? {}
        if (!location) return missing()
        const pendingMask = Object.keys(waiting).map((field) =>
          field.replaceAll(/[A-Z]/gu, (one) => `_${one.toLowerCase()}`),
        )
        const seen = masked({ ...location.record, ...waiting }, query.get('readMask')).body
        return ok({ location: seen, pendingMask: pendingMask.join(',') })
      },
    },
    {
      endpoint: 'gbpInfo',
      method: 'PATCH',
      path: /^\/v1\/(locations\/[\w-]+)$/u,
      query: ['updateMask', 'validateOnly'],
      needs: ['updateMask'],
      answer: [INFO, 'Location'],
      reply: ({ query, body }, [name = '']) => {
        const location = find(name)
        if (!location) return missing()
        if (!isRecord(body) || contracts.get(INFO)?.fault('Location', body)) return invalid()
        return edits.patch(location, query, body)
      },
    },
    {
      endpoint: 'gbpVerify',
      method: 'GET',
      path: /^\/v1\/(locations\/[\w-]+)\/VoiceOfMerchantState$/u,
      query: [],
      answer: ['mybusinessverifications', 'VoiceOfMerchantState'],
      reply: (_, [name = '']) => {
        const location = find(name)
        return location ? shaped(voiceAnswer, location.voice) : missing()
      },
    },
    ...olderRoutes(find),
  ]

  for (const { record } of locations) locationAnswer.parse(record)
  return {
    /** For the setting of endpoints. */
    endpoints: Object.fromEntries(ENDPOINTS.map((name) => [name, `${server.origin}/${name}`])),
    locations,
    requests,
    faults,
    /** Answers the next requests with these, whatever they are. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}

function bodyOf(text: string): unknown {
  return text === '' ? null : JSON.parse(text)
}

const isRightMask = (mask: string | null): boolean =>
  (mask ?? '').split(',').every((name) => LOCATION_FIELDS.has(name))

/** The fields of a location that a mask names. */
const masked = (record: KeptLocation['record'], mask: string | null): Reply => {
  const names = (mask ?? '').split(',')
  return ok(Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))))
}
