import type { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'
import { askService } from '../ask.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'
import { braveError, webAnswer } from './schema.ts'

export const BRAVE_KEY_SETTING = 'BRAVE_API_KEY'

/** By the code of the refusal, which says more than its status: a wrong key is a 422 like a wrong parameter. */
const KINDS: ReadonlyMap<string, FailureKind> = new Map([
  ['SUBSCRIPTION_TOKEN_INVALID', 'not_configured'],
  ['SUBSCRIPTION_NOT_FOUND', 'not_configured'],
  ['OPTION_NOT_IN_PLAN', 'not_approved'],
  ['RESOURCE_NOT_ALLOWED', 'not_approved'],
  ['QUOTA_LIMITED', 'quota'],
  ['RATE_LIMITED', 'quota'],
  ['USAGE_LIMIT_EXCEEDED', 'billing'],
  ['VALIDATION', 'rejected'],
])
const STATUSES: ReadonlyMap<number, FailureKind> = new Map([
  [401, 'not_configured'],
  [402, 'billing'],
  [403, 'not_approved'],
  [422, 'rejected'],
  [429, 'quota'],
])

export interface BravePage {
  keyword: string
  country: string
  /** 0 for the first page. */
  offset: number
}

/** Results of one page. */
export const MOST_OF_PAGE = 20

/** Reads one page of web results, in the order of Brave's own index. */
export function askBrave(
  context: ConnectorContext,
  { keyword, country, offset }: BravePage,
): Promise<ReadResult<z.infer<typeof webAnswer>>> {
  const query = new URLSearchParams({
    q: keyword,
    country,
    search_lang: 'en',
    count: String(MOST_OF_PAGE),
    offset: String(offset),
    result_filter: 'web',
    spellcheck: 'false',
    text_decorations: 'false',
  })
  const request = {
    endpoint: 'brave',
    path: `/res/v1/web/search?${query.toString()}`,
    headers: { 'x-subscription-token': context.secret(BRAVE_KEY_SETTING) },
  }
  return askService(context, request, webAnswer, ({ status, json }) => {
    const code = braveError.safeParse(json).data?.error.code
    const kind = (code === undefined ? undefined : KINDS.get(code)) ?? STATUSES.get(status)
    if (!kind) return null
    return code !== undefined && /^[\w.-]+$/u.test(code) ? { kind, code } : { kind }
  })
}
