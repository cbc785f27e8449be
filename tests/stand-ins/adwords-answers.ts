import { ADS_VERSION } from '#connectors/adwords/ask.ts'
import { isTimeZone } from '#core/business/time-zone.ts'
import { dayOf } from '#core/dates.ts'
import { type AdsStandInAccount, textIn, valueAt } from './adwords-account.ts'
import { mutateAds } from './adwords-mutate.ts'
import { adsErrorOf, adsQuotaRefusal, adsRefusal, adsRefused, adsStatus } from './adwords-refusals.ts'
import { searchAds } from './adwords-search.ts'
import { ADS_SUGGESTION_ANSWERS } from './adwords-suggestions.ts'
import type { openAdsContract } from './ads-contract.ts'
import { missing, ok } from './google-replies.ts'
import type { Reply } from './reply.ts'

/** A request to the stand-in. */
export interface AdsAsked {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  authorization: string
  /** The manager through which an account is asked. */
  manager: string | null
  developerToken: boolean
}

/** The operator's project at Google, and every account. */
export interface AdsProject {
  accounts: Map<string, AdsStandInAccount>
  contract: Awaited<ReturnType<typeof openAdsContract>>
  faults: string[]
  now: () => Date
  operationsLeft: number
  /** No permission is accepted any more; a test changes it. */
  refusesTokens: boolean
  /** Every request is answered 503; a test changes it. */
  isDown: boolean
}

type Counted = Reply & { operations: number }

const PAGE = 10_000
const MOST_OPERATIONS = 10_000
/** Rows of an answer that are held against the protos: they are alike. */
const MOST_CHECKED = 200
const free = (reply: Reply): Counted => ({ ...reply, operations: 0 })

/** Answers a request as Google would, and counts its operations. */
export function answerAds(project: AdsProject, asked: AdsAsked): Counted {
  if (project.isDown) return free({ status: 503 })
  const isRefused = project.refusesTokens || asked.authorization.endsWith('expired')
  if (isRefused || !/^Bearer \S+$/u.test(asked.authorization))
    return free(adsRefused(401, 'authenticationError', 'OAUTH_TOKEN_INVALID'))
  // Access belongs to the project of the OAuth client.
  if (asked.developerToken) return free(adsRefused(400, 'authenticationError', 'CLIENT_CUSTOMER_ID_INVALID'))
  const call = project.contract?.find(asked.method, asked.path)
  if (project.contract && !call) return free(missing())
  const problems = call?.requestProblems(asked.query, asked.body) ?? []
  if (problems.length > 0)
    return free({
      ...adsRefused(400, 'requestError', 'UNKNOWN'),
      headers: {
        'x-problems': problems
          .slice(0, 5)
          .join('; ')
          .replaceAll(/[^ -~]/gu, ''),
      },
    })
  const [, own] = asked.path.split(`/${ADS_VERSION}/`)
  if (own === undefined) return free(missing())
  const counted = answerTo(project, asked, own)
  if (counted.operations > project.operationsLeft) return free(adsQuotaRefusal('3600s'))
  project.operationsLeft -= counted.operations
  if (counted.status === 200) {
    const wrong = call?.answerProblems(shortened(counted.body)) ?? []
    project.faults.push(...wrong)
  } else project.faults.push(...(project.contract?.failureProblems(counted.body) ?? []))
  return counted
}

const shortened = (body: unknown): unknown => {
  const results = valueAt(body, 'results')
  return Array.isArray(results) ? { ...Object(body), results: results.slice(0, MOST_CHECKED) } : body
}

function answerTo(project: AdsProject, asked: AdsAsked, own: string): Counted {
  const { accounts } = project
  if (own === 'customers:listAccessibleCustomers') {
    const direct = [...accounts.values()].filter(({ isOnlyBelow }) => !isOnlyBelow)
    return { ...ok({ resourceNames: direct.map(({ facts }) => `customers/${facts.id}`) }), operations: 1 }
  }
  const plain = ADS_SUGGESTION_ANSWERS[own]
  if (plain) return { ...ok(plain(asked.body)), operations: 1 }
  const [, id = '', method = ''] = /^customers\/(\d+)(\/googleAds:\w+|:\w+)$/u.exec(own) ?? []
  const account = accounts.get(id)
  const refusal = account ? refusalOf(project, account, asked) : missing()
  if (!account || refusal) return free(refusal ?? missing())
  if (method === '/googleAds:search') return searched(project, account, asked.body)
  if (method === '/googleAds:mutate') return mutated(project, account, asked.body)
  const suggested = ADS_SUGGESTION_ANSWERS[method]
  return suggested ? { ...ok(suggested(asked.body)), operations: 1 } : free(missing())
}

/** Why an account cannot be asked at all. */
function refusalOf(
  { accounts }: AdsProject,
  account: AdsStandInAccount,
  { manager, path }: AdsAsked,
): Reply | null {
  const { facts, isForbidden, isOnlyBelow } = account
  const isThrough = manager !== null && manager !== facts.id
  const isBelow = accounts.get(manager ?? '')?.children.includes(facts.id) ?? false
  if (isForbidden || (isOnlyBelow && !isBelow) || (isThrough && !isBelow))
    return adsRefused(403, 'authorizationError', 'USER_PERMISSION_DENIED')
  const { status = 'ENABLED' } = facts
  if (status === 'CANCELED' || status === 'CLOSED')
    return adsRefused(403, 'authorizationError', 'CUSTOMER_NOT_ENABLED')
  if (status === 'SUSPENDED' && path.endsWith(':mutate'))
    return adsRefused(403, 'authorizationError', 'ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT')
  return null
}

/** Google may know a time zone that Node does not: then it is the day of UTC here. */
const todayOf = (project: AdsProject, { facts }: AdsStandInAccount): string =>
  dayOf(project.now(), isTimeZone(facts.timeZone) ? facts.timeZone : 'UTC')

function searched(project: AdsProject, account: AdsStandInAccount, body: unknown): Counted {
  const source = { account, accounts: project.accounts, today: todayOf(project, account) }
  const found = searchAds(source, textIn(body, 'query'), project.contract)
  if ('fault' in found) return free(adsRefusal(400, [adsErrorOf(found.fault)]))
  const from = Number(textIn(body, 'pageToken') || 0)
  if (!Number.isInteger(from)) return free(adsRefused(400, 'requestError', 'INVALID_PAGE_TOKEN'))
  const next = from + PAGE < found.rows.length ? { nextPageToken: String(from + PAGE) } : {}
  // However many pages a query has, it is one operation.
  return { ...ok({ results: found.rows.slice(from, from + PAGE), ...next }), operations: from === 0 ? 1 : 0 }
}

function mutated(project: AdsProject, account: AdsStandInAccount, body: unknown): Counted {
  const given = valueAt(body, 'mutateOperations')
  const operations: readonly unknown[] = Array.isArray(given) ? given : []
  if (operations.length > MOST_OPERATIONS)
    return free(adsRefused(400, 'requestError', 'TOO_MANY_MUTATE_OPERATIONS'))
  if (operations.length > project.operationsLeft) return free(adsQuotaRefusal('3600s'))
  const isTrial = valueAt(body, 'validateOnly') === true
  const isPartial = valueAt(body, 'partialFailure') === true
  const { responses, errors } = mutateAds(account, operations, {
    today: todayOf(project, account),
    isTrial,
    isPartial,
    fields: project.contract,
  })
  if (errors.length > 0 && !isPartial) return { ...adsRefusal(400, errors), operations: operations.length }
  const failed = errors.length > 0 ? { partialFailureError: adsStatus(3, errors) } : {}
  return {
    ...ok(isTrial ? failed : { mutateOperationResponses: responses, ...failed }),
    operations: operations.length,
  }
}
