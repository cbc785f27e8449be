import { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'

const detail = z.object({
  '@type': z.string().optional(),
  reason: z.string().optional(),
  retryDelay: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  fieldViolations: z
    .array(
      z.object({
        field: z.string().optional(),
        description: z.string().optional(),
        reason: z.string().optional(),
      }),
    )
    .optional(),
})

/** Google's error model (`google.rpc.Status`), with the older list `errors` that some services send beside it. */
const errorAnswer = z.object({
  error: z.object({
    code: z.number().optional(),
    status: z.string().optional(),
    details: z.array(detail).optional().catch([]),
    errors: z
      .array(z.object({ reason: z.string().optional() }))
      .optional()
      .catch([]),
  }),
})
type GoogleError = z.infer<typeof errorAnswer>['error']

/** The error of an answer; `null`: the answer has none that we know. */
export const googleError = (json: unknown): GoogleError | null =>
  errorAnswer.safeParse(json).data?.error ?? null

const QUOTA =
  /^(?:rate_?limit_?exceeded|user_?rate_?limit_?exceeded|quota_?exceeded|daily_?limit_?exceeded)$/iu
const NOT_SET_UP = /^(?:service_?disabled|access_?not_?configured|consumer_?invalid|api_?key_?.*)$/iu
const NOT_ENABLED = /^(?:billing_?disabled|billing_?not_?active)$/iu

/** What an answer's status and error mean; `null`: an outage. */
export function kindOfGoogleError(status: number, error: GoogleError | null): FailureKind | null {
  const reasons = reasonsOf(error)
  const says = (pattern: RegExp) => reasons.some((reason) => pattern.test(reason))
  if (status === 401) return 'reauth'
  if (status === 403) {
    if (says(NOT_SET_UP)) return 'not_configured'
    if (says(NOT_ENABLED)) return 'billing'
    return says(QUOTA) ? 'quota' : 'permission'
  }
  if (status === 404) return 'not_found'
  if (status === 429) return hasNoQuota(error) ? 'not_approved' : 'quota'
  return status === 400 || status === 409 || status === 412 ? 'rejected' : null
}

/** A quota of 0: Google has not approved the project for this service. */
const hasNoQuota = (error: GoogleError | null): boolean =>
  error?.details?.some(({ metadata }) => metadata?.['quota_limit_value'] === '0') ?? false

const reasonsOf = (error: GoogleError | null): string[] =>
  [...(error?.details ?? []), ...(error?.errors ?? [])].flatMap(({ reason }) => (reason ? [reason] : []))

/** A limit for each user, and not for the project. */
const OF_USER = /^user_?rate_?limit_?exceeded$/iu

/** Whether a used-up quota is the user's alone. */
export const isQuotaOfUser = (error: GoogleError | null): boolean =>
  reasonsOf(error).some((reason) => OF_USER.test(reason))

/** Whether a used-up quota is the project's, which is then named as its consumer (`google.rpc.ErrorInfo`). */
export const isQuotaOfProject = (error: GoogleError | null): boolean =>
  error?.details?.some(({ metadata }) => metadata?.['consumer'] !== undefined) ?? false

/** Google's own name of the fault, for the operator. */
export const googleCodeOf = (error: GoogleError | null): string | undefined =>
  [...reasonsOf(error), error?.status].find((code) => code !== undefined && /^[\w.-]{1,80}$/u.test(code))

/** When the answer allows another request, ISO 8601. */
export function retryAtOf(error: GoogleError | null, now: Date): string | undefined {
  const delay = error?.details?.find(({ retryDelay }) => retryDelay)?.retryDelay
  const seconds = Number(/^(\d{1,7})(?:\.\d+)?s$/u.exec(delay ?? '')?.[1] ?? Number.NaN)
  return Number.isNaN(seconds) ? undefined : new Date(now.getTime() + seconds * 1_000).toISOString()
}

/** One thing that Google refused in a change. */
export interface GoogleViolation {
  /** Google's path of the field, such as `phone_numbers.primary_phone`; empty: it named none. */
  field: string
  /** Google's code of the reason; empty: it gave none. */
  reason: string
}

/** What Google refused in a change, in its order. */
export const violationsOf = (json: unknown): GoogleViolation[] =>
  (googleError(json)?.details ?? []).flatMap(({ fieldViolations, reason = '', metadata }) =>
    fieldViolations
      ? fieldViolations.map((one) => ({ field: one.field ?? '', reason: one.reason ?? reason }))
      : reason
        ? [{ field: metadata?.['field_mask'] ?? metadata?.['field'] ?? '', reason }]
        : [],
  )
