import type { Failure } from '../reasons.ts'

/** Why an outside service gave no result. */
export const FAILURE_KINDS = [
  'not_configured',
  'not_approved',
  'billing',
  'reauth',
  'permission',
  'needs_selection',
  'not_found',
  'rejected',
  'quota',
  'vendor_down',
  'bad_shape',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** What an outside service answered in place of a result; holds nothing of what was sent. */
export interface ConnectionFailure {
  kind: FailureKind
  /** When the service allows another request, ISO 8601; absent: it did not say. */
  retryAt?: string | undefined
  /** It is of this request or of the owner's account alone, such as a limit of its own, or a read too large for what is left of a quota: the service answers others. */
  isOfAccount?: true | undefined
  /** The service's own name of the fault, for the operator: letters, digits, `_`, `.` and `-` only. */
  code?: string | undefined
  /** The name of ours that the service no longer knows, where it says which. */
  unknownName?: string | undefined
  /** What is wrong with each field of a change that was refused, in plain words. */
  fields?: Readonly<Record<string, string>> | undefined
}

/** Failures that a check reads as a lost permission. */
const GRANT_KINDS: ReadonlySet<FailureKind> = new Set(['reauth', 'permission'])

/** The failure as a check reads it: the grant, the service's quota, or else the service itself. */
export function failureOfService({ kind }: ConnectionFailure): Failure {
  if (GRANT_KINDS.has(kind)) return { reason: 'permission_lost', code: 'permission_lost' }
  if (kind === 'quota') return { reason: 'provider_quota', code: 'provider_quota' }
  return { reason: 'provider_error', code: 'partner_failed' }
}

/** Failures that say something of one owner's account, and nothing of the service. */
const OWNERS_KINDS: ReadonlySet<FailureKind> = new Set([
  'reauth',
  'permission',
  'needs_selection',
  'not_found',
])

/** Whether a failure is of one owner's account, of one request or of what was typed into a field, and says nothing of the service. */
export const isOwnersFailure = ({ kind, isOfAccount, fields = {} }: ConnectionFailure): boolean =>
  isOfAccount === true || Object.keys(fields).length > 0 || OWNERS_KINDS.has(kind)

/** What the operator reads about each kind, after the name of the service. */
export const OPERATOR_WORDS: Readonly<Record<FailureKind, string>> = {
  not_configured:
    'does not accept the key, or has none here. Copy it again from your account there, and enter it here.',
  not_approved: 'has not approved this for you yet, or your plan there does not include it.',
  billing: 'wants to be paid before it answers. Look at the billing page of your account there.',
  reauth: 'no longer accepts an owner’s permission. The owner has to connect it again.',
  permission: 'was not given all the permissions that this needs. The owner has to connect it again.',
  needs_selection: 'needs the owner to choose an account.',
  not_found: 'holds nothing by that name.',
  rejected: 'refused what we sent. Please report this with the time at which it happened.',
  quota: 'says that the quota of your plan is used up.',
  vendor_down: 'did not answer, or answered with an error of its own.',
  bad_shape: 'answered in a form that we do not know. Please report this with the time at which it happened.',
}
