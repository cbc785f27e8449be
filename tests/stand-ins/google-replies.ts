import type { Reply } from './reply.ts'

/** A refusal as Google writes it. `reason` names what is wrong with `field`; `limit` is the quota that was used up. */
export function googleRefusal(
  code: number,
  status: string,
  { field, reason, limit }: { field?: string; reason?: string; limit?: string } = {},
): Reply {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', domain: 'googleapis.com' }
  const details = [
    ...(reason ? [{ ...info, reason, metadata: { field_mask: field ?? '' } }] : []),
    ...(limit ? [{ ...info, reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit_value: limit } }] : []),
    ...(field && !reason
      ? [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field, description: 'Words of Google' }],
          },
        ]
      : []),
  ]
  return { status: code, body: { error: { code, message: 'Words of Google', status, details } } }
}

/** A request to a stand-in. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}

/** What a stand-in answers, and what it takes. */
export interface Route {
  endpoint: string
  method: string
  path: RegExp
  /** The query may have these, and no others. */
  query: readonly string[]
  /** The query must have these. */
  needs?: readonly string[]
  /** The contract's name of the answer; absent for `gbpV4` (reviews and photos), the older interface, which has no contract. */
  answer?: readonly [contract: string, schema: string]
  /** `parts`: what the groups of `path` matched. */
  reply: (asked: Asked, parts: readonly string[]) => Reply
}

export const invalid = (): Reply => googleRefusal(400, 'INVALID_ARGUMENT')
export const missing = (): Reply => googleRefusal(404, 'NOT_FOUND')
export const ok = (body: unknown): Reply => ({ status: 200, body })

/** One page of a list, and the token of the next. */
export const pageOf = <One>(all: readonly One[], query: URLSearchParams, most: number) => {
  const size = Math.min(Number(query.get('pageSize') ?? most), most)
  const from = Number(query.get('pageToken') ?? 0)
  return {
    items: all.slice(from, from + size),
    next: from + size < all.length ? { nextPageToken: String(from + size) } : {},
  }
}
