import { z } from 'zod'
import type { ConnectionFailure, FailureKind } from '#core/connections/failures.ts'
import type { ReadRefusal } from '../ask.ts'
import type { ConnectorContext } from '../context.ts'
import { readGoogleRefusal } from '../google.ts'

const code = z.string().regex(/^[\w.-]{1,80}$/u)

const adsError = z.object({
  /** One entry: the kind of error, and its name. */
  errorCode: z.record(z.string().max(100), code),
  location: z
    .object({
      fieldPathElements: z.array(
        z.object({ fieldName: z.string().max(200), index: z.number().int().optional() }),
      ),
    })
    .optional()
    .catch(undefined),
  details: z
    .object({ quotaErrorDetails: z.object({ retryDelay: z.string().optional() }).optional() })
    .optional()
    .catch(undefined),
})
/** One thing that is wrong with a request (`GoogleAdsError`). */
export type AdsError = z.infer<typeof adsError>

const failure = z.object({ errors: z.array(adsError).min(1).max(20_000) })
/** `google.rpc.Status` with a `GoogleAdsFailure` among its details. */
const status = z.object({ details: z.array(z.unknown()) })
const refusal = z.object({ error: status })

/** What a status says of a request; empty: nothing that we know. */
export const errorsOfStatus = (value: unknown): AdsError[] =>
  (status.safeParse(value).data?.details ?? []).flatMap((one) => failure.safeParse(one).data?.errors ?? [])

const errorsOf = (json: unknown): AdsError[] => errorsOfStatus(refusal.safeParse(json).data?.error)

/** Kind and name of an error: `['authorizationError', 'CUSTOMER_NOT_ENABLED']`. */
export const errorCodeOf = ({ errorCode }: AdsError): readonly [string, string] =>
  Object.entries(errorCode)[0] ?? ['', '']

/** What an error of a kind means; `null`: an outage. */
const KINDS: Readonly<Record<string, FailureKind | null>> = {
  authenticationError: 'reauth',
  authorizationError: 'permission',
  quotaError: 'quota',
  internalError: null,
  databaseError: null,
}

/** Google answers nothing about this account before its owner has turned on the second step of signing in. */
export const NO_SECOND_STEP = 'TWO_STEP_VERIFICATION_NOT_ENROLLED'

/** Errors that mean something else than others of their kind. */
const CODES: Readonly<Record<string, FailureKind>> = {
  // The grant is good: two of `reauth` would end it.
  [NO_SECOND_STEP]: 'permission',
  NOT_ADS_USER: 'not_found',
  CUSTOMER_NOT_FOUND: 'not_found',
  CUSTOMER_NOT_ENABLED: 'needs_selection',
  INCOMPLETE_SIGNUP: 'needs_selection',
  MISSING_TOS: 'needs_selection',
  ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT: 'needs_selection',
  CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION: 'not_approved',
  CLOUD_PROJECT_NOT_UNDER_ORGANIZATION: 'not_approved',
  PROJECT_DISABLED: 'not_approved',
  SERVICE_ACCESS_DENIED: 'not_approved',
  ACCESS_PROHIBITED: 'not_approved',
  CLOUD_PROJECT_NOT_FOUND: 'not_configured',
  UNSUPPORTED_VERSION: 'bad_shape',
}

/** The state of an account that is not open, by the code of a failure. Whether one was cancelled, closed or never finished is not told. */
export const closedStateOf = (failureCode: string | undefined): 'suspended' | 'cancelled' =>
  failureCode === 'suspended' || failureCode === 'ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT'
    ? 'suspended'
    : 'cancelled'

const kindOf = (error: AdsError): FailureKind | null => {
  const [kind, name] = errorCodeOf(error)
  const own = CODES[name] ?? KINDS[kind]
  return own === undefined ? 'rejected' : own
}

/** Reads a refusal of Google Ads; `fieldsOf` turns what is wrong with a change into words beside its fields. */
export const readAdsRefusal =
  (
    context: ConnectorContext,
    fieldsOf?: (errors: readonly AdsError[]) => ConnectionFailure['fields'],
  ): ReadRefusal =>
  (refused) => {
    const errors = errorsOf(refused.json)
    if (errors.length > 0) return failureOfAds(errors, context.now(), fieldsOf)
    // A version that has ended is answered by a page.
    if (refused.status === 404 && refused.json === undefined) return { kind: 'bad_shape' }
    return readGoogleRefusal(context)(refused)
  }

/** What errors mean: the first that says more than that a field is wrong. */
export function failureOfAds(
  errors: readonly AdsError[],
  now: Date,
  fieldsOf?: (errors: readonly AdsError[]) => ConnectionFailure['fields'],
): ConnectionFailure | null {
  const first = errors.find((one) => kindOf(one) !== 'rejected') ?? errors[0]
  if (!first) return null
  const kind = kindOf(first)
  if (kind === null) return null
  const [, name] = errorCodeOf(first)
  const retryAt = retryAtOfAds(first, now)
  const fields = kind === 'rejected' ? fieldsOf?.(errors) : undefined
  return { kind, code: name, ...(retryAt ? { retryAt } : {}), ...(fields ? { fields } : {}) }
}

function retryAtOfAds({ details }: AdsError, now: Date): string | undefined {
  const seconds = /^(\d{1,7})(?:\.\d+)?s$/u.exec(details?.quotaErrorDetails?.retryDelay ?? '')?.[1]
  return seconds === undefined ? undefined : new Date(now.getTime() + Number(seconds) * 1_000).toISOString()
}
