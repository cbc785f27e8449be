import type { Reply } from './reply.ts'

/** What Google finds wrong: kind and name of the error, and the path below the operation. */
export interface AdsFault {
  /** Such as `campaignError`. */
  kind: string
  /** Such as `DUPLICATE_CAMPAIGN_NAME`. */
  name: string
  /** Such as `create.name` or `create.ad.responsive_search_ad.headlines[1].text`. */
  path?: string
}

export const adsFault = (kind: string, name: string, path?: string): AdsFault => ({
  kind,
  name,
  ...(path === undefined ? {} : { path }),
})

/** A fault as `GoogleAdsError`; `place`: of the operation in its request. */
export function adsErrorOf(
  { kind, name, path }: AdsFault,
  place?: { index: number; operation: string },
): Record<string, unknown> {
  const below = (path ?? '').split('.').filter((part) => part !== '')
  const elements = [
    ...(place
      ? [
          { fieldName: 'mutate_operations', index: place.index },
          { fieldName: place.operation.replaceAll(/[A-Z]/gu, (one) => `_${one.toLowerCase()}`) },
        ]
      : []),
    ...below.map((part) => {
      const [, fieldName = part, index] = /^(\w+)(?:\[(\d+)\])?$/u.exec(part) ?? []
      return index === undefined ? { fieldName } : { fieldName, index: Number(index) }
    }),
  ]
  return {
    errorCode: { [kind]: name },
    message: 'Words of Google',
    ...(elements.length > 0 ? { location: { fieldPathElements: elements } } : {}),
  }
}

/** A `google.rpc.Status` with what was wrong. */
export const adsStatus = (code: number, errors: readonly object[]) => ({
  code,
  message: 'Words of Google',
  details: [
    { '@type': 'type.googleapis.com/google.ads.googleads.errors.GoogleAdsFailure', errors, requestId: 'r1' },
  ],
})

const CODES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
}

/** A refused request. */
export function adsRefusal(status: number, errors: readonly object[]): Reply {
  const error = { ...adsStatus(status, errors), status: CODES[status] ?? 'UNKNOWN' }
  return { status, body: { error } }
}

/** A refusal for one reason that belongs to no field. */
export const adsRefused = (status: number, kind: string, name: string): Reply =>
  adsRefusal(status, [adsErrorOf({ kind, name })])

/** The day's operations are used up. */
export const adsQuotaRefusal = (retryDelay: string): Reply =>
  adsRefusal(429, [
    {
      ...adsErrorOf({ kind: 'quotaError', name: 'RESOURCE_EXHAUSTED' }),
      details: { quotaErrorDetails: { rateScope: 'DEVELOPER', rateName: 'Operations of a day', retryDelay } },
    },
  ])
