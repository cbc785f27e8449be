import type { Failure } from '../reasons.ts'

/** Why an outside service gave no result. */
export const FAILURE_KINDS = [
  'not_configured',
  'not_approved',
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
}

/** The failure as a check reads it: the service's quota, or else the service itself. */
export const failureOfService = ({ kind }: ConnectionFailure): Failure =>
  kind === 'quota'
    ? { reason: 'provider_quota', code: 'provider_quota' }
    : { reason: 'provider_error', code: 'partner_failed' }

/** What the operator reads about each kind, after the name of the service. */
export const OPERATOR_WORDS: Readonly<Record<FailureKind, string>> = {
  not_configured: 'does not accept the key. Copy it again from your account there, and replace it here.',
  not_approved: 'says that your plan there does not include this.',
  rejected: 'refused what we sent. Please report this with the time at which it happened.',
  quota: 'says that the quota of your plan is used up.',
  vendor_down: 'did not answer, or answered with an error of its own.',
  bad_shape: 'answered in a form that we do not know. Please report this with the time at which it happened.',
}
