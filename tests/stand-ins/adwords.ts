import { text } from 'node:stream/consumers'
import { startWebServer } from '#support/web-server.ts'
import { type AdsResource, type AdsStandInAccount, thingsOf } from './adwords-account.ts'
import { answerAds, type AdsAsked, type AdsProject } from './adwords-answers.ts'
import { adsBusinesses } from './adwords.data.ts'
import { openAdsContract } from './ads-contract.ts'
import type { Reply } from './reply.ts'

interface Options {
  /** Default: two businesses, and a manager with accounts of all kinds. */
  accounts?: AdsStandInAccount[]
  port?: number
  now?: () => Date
  /** Operations that the project has left today. */
  operationsLeft?: number
}

/** How changes go; a test changes it. `false`: the connection is cut. */
interface AdsRules {
  /** Before a change is looked at: `false` loses it on its way. */
  arrived: () => Promise<boolean>
  /** After it was made: `false` loses its answer. */
  answered: () => Promise<boolean>
  /** Before anything else is answered. */
  read: () => Promise<void>
}

/** A change that is only checked arrives always. */
const isChange = ({ path, body }: AdsAsked): boolean =>
  path.endsWith('/googleAds:mutate') && !JSON.stringify(body ?? {}).includes('"validateOnly":true')

/**
 * A stand-in for the REST interface of Google Ads on loopback, with accounts that change. Routes, requests and its own answers are held against Google's
 * protos where they are unpacked. Queries are answered from what the accounts have; a change is made as a whole or not at all.
 */
export async function openAdwords({
  accounts = adsBusinesses(),
  port = 0,
  now,
  operationsLeft,
}: Options = {}) {
  const scripted: Reply[] = []
  const requests: (AdsAsked & { operations: number })[] = []
  const rules: AdsRules = {
    arrived: async () => true,
    answered: async () => true,
    read: async () => undefined,
  }
  const project: AdsProject = {
    accounts: new Map(accounts.map((one) => [one.facts.id, one])),
    contract: await openAdsContract(),
    faults: [],
    now: now ?? (() => new Date()),
    operationsLeft: operationsLeft ?? Number.POSITIVE_INFINITY,
    refusesTokens: false,
    isDown: false,
  }
  const server = await startWebServer(
    (url) => (request, response) => {
      void (async () => {
        const sent = await text(request)
        const body: unknown = sent === '' ? null : JSON.parse(sent)
        const { pathname, searchParams } = new URL(url, 'http://localhost')
        const asked: AdsAsked = {
          method: request.method ?? '',
          path: pathname,
          query: searchParams,
          body,
          authorization: request.headers.authorization ?? '',
          manager: String(request.headers['login-customer-id'] ?? '') || null,
          developerToken: request.headers['developer-token'] !== undefined,
        }
        if (!isChange(asked)) await rules.read()
        if (isChange(asked) && !(await rules.arrived())) return void request.socket.destroy()
        const { status, headers = {}, body: answer = '', operations } = replyTo(asked)
        requests.push({ ...asked, operations })
        if (isChange(asked) && !(await rules.answered())) return void request.socket.destroy()
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
      })()
    },
    { host: '127.0.0.1', port },
  )
  function replyTo(asked: AdsAsked): Reply & { operations: number } {
    const next = scripted.shift()
    return next ? { ...next, operations: 0 } : answerAds(project, asked)
  }
  return {
    /** For the setting of endpoints. */
    endpoints: { ads: server.origin },
    /** Everything that was asked, with the operations that Google counts for it. */
    requests,
    /** Answers of its own that break the contract: a fault of the stand-in. */
    faults: project.faults,
    rules,
    project,
    /** What an account has of a kind that was not removed. */
    things(id: string, kind: string): AdsResource[] {
      const account = project.accounts.get(id)
      return account ? [...thingsOf(account, kind).values()].filter((one) => one['status'] !== 'REMOVED') : []
    },
    /** Answers the next requests with these, whatever they are. */
    answerNext: (...replies: Reply[]) => void scripted.push(...replies),
    close: () => server.close(),
  }
}
